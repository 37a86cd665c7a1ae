import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../plataforma/config/config';
import { replaceKeptSecret, writeSecretFile } from '../../plataforma/config/jwt-secret';

/** Returns a Spanish line that says where the copy's secret is, when the environment sets another. */
export function placeSecret(
  { dataDir, jwtSecret }: Pick<Config, 'dataDir' | 'jwtSecret'>,
  secret: string,
): string | undefined {
  if (jwtSecret === secret || replaceKeptSecret(dataDir, jwtSecret, secret)) return undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'jwt-secret-de-la-copia');
  writeSecretFile(file, secret);
  return (
    'JWT_SECRET no es el de la copia: con él se cierran las sesiones y los móviles pierden los pedidos que siguen. ' +
    `Para evitarlo, arranca con JWT_SECRET="$(cat ${file})".`
  );
}
