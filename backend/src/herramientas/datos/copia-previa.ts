import { Logger } from '@nestjs/common';
import { BaseDatosError } from '../../plataforma/base-datos/base-datos.error';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { noteCopia } from '../../plataforma/base-datos/ultima-copia';
import type { Config } from '../../plataforma/config/config';
import { makeCopia } from './copias';

/**
 * Copies everything before its shape changes, if copies are on (COPIAS); it counts as that day's copy.
 * @throws BaseDatosError when it cannot be made: nothing has changed then.
 */
export async function copyBeforeMigrating(
  config: Pick<Config, 'copias' | 'dataDir' | 'jwtSecret'>,
  connection: Parameters<typeof dbOf>[0],
): Promise<void> {
  if (config.copias === undefined) return;
  const ahora = new Date();
  try {
    const { file } = await makeCopia(config.copias, config, { connection, ahora });
    new Logger('Copias').log(`Copia hecha antes de poner al día los datos: ${file}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BaseDatosError(
      `Antes de poner al día los datos se hace una copia, y no se ha podido: ${why} Con COPIAS=off se sigue sin ella.`,
      { cause: error },
    );
  }
  await noteCopia(dbOf(connection), 'diaria', ahora);
}
