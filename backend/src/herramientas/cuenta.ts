import { TIPOS_USUARIO, isPremium } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';
import { BaseDatosError } from '../plataforma/base-datos/base-datos.error';
import { connect } from '../plataforma/base-datos/conexion/connect';
import { openDatabase } from '../plataforma/base-datos/open-database';
import { withConnection } from '../plataforma/base-datos/with-connection';
import { DomainEvents } from '../plataforma/hechos/domain-events';
import { ConfigError } from '../plataforma/config/config.error';
import { closeDataDir } from '../plataforma/config/data-dir';
import { loadConfig } from '../plataforma/config/load-config';
import { GRUPO, grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc } from '../servicio/pedidos/grupos/grupo.schema';
import { GruposLecturas } from '../servicio/pedidos/grupos/grupos-lecturas.repository';
import { RESTAURANTE, restauranteSchema } from '../casa/locales/restaurante.schema';
import type { RestauranteDoc } from '../casa/locales/restaurante.schema';
import { RestaurantesRepository } from '../casa/locales/restaurantes.repository';
import { RestaurantesService } from '../casa/locales/restaurantes.service';

/**
 * `npm run cuenta -- <email> <plan>` changes an account's plan (docs/reglas.md#plans-and-roles), also while the
 * server runs. A plan without orders strands mesas with open tabs: then it needs `--ya`.
 */
const PLANES = TIPOS_USUARIO.filter((tipo) => tipo !== 'camarero');

const USO = `Uso: npm run cuenta -- <email> <${PLANES.join('|')}> [--ya]`;

const YA = '--ya';

/** Exit codes: 0 done, 1 not possible, 2 called wrongly. */
async function main(argumentos: string[]): Promise<number> {
  const [email, plan, ...sobra] = argumentos.filter((argumento) => argumento !== YA);
  const tipo = PLANES.find((conocido) => conocido === plan);
  if (email === undefined || tipo === undefined || sobra.length > 0) {
    console.error(USO);
    return 2;
  }
  try {
    return await changePlan(email, tipo, argumentos.includes(YA));
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BaseDatosError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function changePlan(email: string, tipo: TipoUsuario, ya: boolean): Promise<number> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  return withConnection(await openDatabase(config), connect, async (connection) => {
    const model = connection.model<RestauranteDoc>(RESTAURANTE, restauranteSchema);
    const service = new RestaurantesService(new RestaurantesRepository(model), new DomainEvents());
    const antes = await service.findCuentaPorEmail(email);
    if (antes && !isPremium(tipo) && !ya) {
      const lecturas = new GruposLecturas(connection.model<GrupoDoc>(GRUPO, grupoSchema));
      const mesas = (await lecturas.findGruposAbiertos(antes.id))
        .map(({ mesa }) => mesa)
        .sort((a, b) => a - b);
      if (mesas.length > 0) {
        console.error(
          `${antes.nombre} tiene mesas abiertas (${mesas.join(', ')}) y sin pedidos nadie podría atenderlas. Con ${YA} se cambia igualmente.`,
        );
        return 1;
      }
    }
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
