import { PLANES, isPremium, reglasCuenta, reglasEstablecimiento } from '@carta/contracts';
import type { NombrePlan } from '@carta/contracts';
import { cuentaSchema } from '../casa/cuentas/cuenta.schema';
import { CuentasRepository } from '../casa/cuentas/cuentas.repository';
import { CuentasService } from '../casa/cuentas/cuentas.service';
import type { Cuenta } from '../casa/cuentas/cuentas.service';
import { restauranteSchema } from '../casa/locales/restaurante.schema';
import { RestaurantesRepository } from '../casa/locales/restaurantes.repository';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { BaseDatosError } from '../plataforma/base-datos/base-datos.error';
import { coleccionEn } from '../plataforma/base-datos/coleccion';
import { connect } from '../plataforma/base-datos/conexion/connect';
import { openDatabase } from '../plataforma/base-datos/open-database';
import { withConnection } from '../plataforma/base-datos/with-connection';
import { DomainEvents } from '../plataforma/hechos/domain-events';
import { ConfigError } from '../plataforma/config/config.error';
import { closeDataDir } from '../plataforma/config/data-dir';
import { loadConfig } from '../plataforma/config/load-config';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import { GruposLecturas } from '../servicio/pedidos/grupos/grupos-lecturas.repository';

/**
 * `npm run cuenta` changes an account's plan (docs/reglas.md#plans-and-roles), or gives it one more
 * restaurante, also while the server runs. A plan without orders strands mesas with open tabs: then it needs
 * `--ya`.
 */
const USO = `Uso: npm run cuenta -- <email> <${PLANES.join('|')}> [--ya]
     npm run cuenta -- <email> otro "<nombre del restaurante>" [mesas]`;

const YA = '--ya';
const OTRO = 'otro';

interface Servicios {
  cuentas: CuentasService;
  restaurantes: RestaurantesService;
  lecturas: GruposLecturas;
}

/** What to do with the account; it returns the exit code. */
type Orden = (cuenta: Cuenta, servicios: Servicios) => Promise<number>;

/** Exit codes: 0 done, 1 not possible, 2 called wrongly. */
async function main(argumentos: string[]): Promise<number> {
  const [email, que, ...resto] = argumentos.filter((argumento) => argumento !== YA);
  const plan = PLANES.find((conocido) => conocido === que);
  const orden =
    plan && resto.length === 0
      ? changePlan(plan, argumentos.includes(YA))
      : que === OTRO && resto.length <= 2
        ? addLocal(resto[0], resto[1])
        : null;
  if (email === undefined || orden === null) {
    console.error(USO);
    return 2;
  }
  try {
    return await runOn(email, orden);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BaseDatosError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function runOn(email: string, orden: Orden): Promise<number> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  return withConnection(await openDatabase(config), connect, async (connection) => {
    const cuentas = new CuentasService(new CuentasRepository(coleccionEn(connection, cuentaSchema)));
    const repository = new RestaurantesRepository(coleccionEn(connection, restauranteSchema));
    const restaurantes = new RestaurantesService(repository, cuentas, new DomainEvents());
    const lecturas = new GruposLecturas(coleccionEn(connection, grupoSchema));
    const cuenta = await cuentas.findCuentaPorEmail(email);
    if (cuenta) return orden(cuenta, { cuentas, restaurantes, lecturas });
    console.error(`No hay ninguna cuenta con el email ${email}.`);
    return 1;
  });
}

function changePlan(plan: NombrePlan, ya: boolean): Orden {
  return async ({ id, email }, { restaurantes, lecturas }) => {
    const locales = await restaurantes.findIdsDe(id);
    if (!isPremium(plan) && !ya) {
      const abiertas = (await Promise.all(locales.map((local) => lecturas.findGruposAbiertos(local)))).flat();
      const mesas = abiertas.map(({ mesa }) => mesa).sort((a, b) => a - b);
      if (mesas.length > 0) {
        console.error(
          `${email} tiene mesas abiertas (${mesas.join(', ')}) y sin pedidos nadie podría atenderlas. Con ${YA} se cambia igualmente.`,
        );
        return 1;
      }
    }
    await restaurantes.changePlan(id, plan);
    const nombres = (await restaurantes.findAccesos(locales)).map(({ nombre }) => nombre);
    console.log(`${nombres.join(', ')} (${email}) tiene ahora el plan ${plan}.`);
    return 0;
  };
}

function addLocal(nombre: string | undefined, mesas = '1'): Orden {
  return async (cuenta, { restaurantes }) => {
    const numeroMesas = Number(mesas);
    const falta = reglasCuenta.nombreRestaurante(nombre) ?? reglasEstablecimiento.numeroMesas(numeroMesas);
    if (nombre === undefined || falta !== null) {
      console.error(falta);
      return 2;
    }
    const { id, slug } = await restaurantes.createLocal(cuenta, {
      nombre: nombre.trim(),
      telefono: '',
      ubicacion: reglasEstablecimiento.SIN_ESPECIFICAR,
      numeroMesas,
      servicio: { mesaCompartida: true },
    });
    console.log(`${nombre.trim()} es ahora de ${cuenta.email}: /menu/${slug}, restaurante ${id}.`);
    return 0;
  };
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
