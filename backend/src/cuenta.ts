import { TIPOS_USUARIO } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';
import { BaseDatosError } from './base-datos/base-datos.error';
import { connect } from './base-datos/conexion/connect';
import { openDatabase } from './base-datos/open-database';
import { withConnection } from './base-datos/with-connection';
import { DomainEvents } from './common/domain-events';
import { ConfigError } from './config/config.error';
import { closeDataDir } from './config/data-dir';
import { loadConfig } from './config/load-config';
import { RESTAURANTE, restauranteSchema } from './restaurantes/restaurante.schema';
import type { RestauranteDoc } from './restaurantes/restaurante.schema';
import { RestaurantesRepository } from './restaurantes/restaurantes.repository';
import { RestaurantesService } from './restaurantes/restaurantes.service';

/**
 * `npm run cuenta -- <email> <plan>`: gives an account another plan (docs/reglas.md#plans-and-roles), also
 * while the server runs.
 */
const PLANES = TIPOS_USUARIO.filter((tipo) => tipo !== 'camarero');

const USO = `Uso: npm run cuenta -- <email> <${PLANES.join('|')}>`;

/** Exit codes: 0 done, 1 not possible, 2 called wrongly. */
async function main([email, plan, ...sobra]: string[]): Promise<number> {
  const tipo = PLANES.find((otro) => otro === plan);
  if (email === undefined || tipo === undefined || sobra.length > 0) {
    console.error(USO);
    return 2;
  }
  try {
    return await changePlan(email, tipo);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BaseDatosError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function changePlan(email: string, tipo: TipoUsuario): Promise<number> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  return withConnection(await openDatabase(config), connect, async (connection) => {
    const model = connection.model<RestauranteDoc>(RESTAURANTE, restauranteSchema);
    const service = new RestaurantesService(new RestaurantesRepository(model), new DomainEvents());
    const cuenta = await service.changePlan(email, tipo);
    if (!cuenta) {
      console.error(`No hay ninguna cuenta con el email ${email}.`);
      return 1;
    }
    console.log(`${cuenta.nombre} (${cuenta.email}) tiene ahora el plan ${tipo}.`);
    return 0;
  });
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
