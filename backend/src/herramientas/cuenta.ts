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
import { isAyuda, orden } from '../plataforma/config/programa';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import { GruposConsultas } from '../servicio/pedidos/grupos/grupos-consultas.repository';

/**
 * `npm run cuenta` lists the accounts, changes the plan of one (docs/reglas/casa.md#plans-and-roles), or gives it one
 * more restaurante, also while the server runs. A plan without orders strands mesas with open tabs: then it needs
 * `--ya`.
 */
const USO = `Uso: ${orden('cuenta', 'lista')}
     ${orden('cuenta', `<email> <${PLANES.join('|')}>`)} [--ya]
     ${orden('cuenta', '<email> otro "<nombre del restaurante>"')} [mesas]`;

const YA = '--ya';
const OTRO = 'otro';
const LISTA = 'lista';

interface Servicios {
  cuentas: CuentasService;
  restaurantes: RestaurantesService;
  consultas: GruposConsultas;
}

/** What to do, and with which exit code that ended. */
type Trabajo = (servicios: Servicios) => Promise<number>;
type TrabajoDeCuenta = (cuenta: Cuenta, servicios: Servicios) => Promise<number>;

/** Exit codes: 0 done, 1 not possible, 2 called wrongly. */
async function main(argumentos: string[]): Promise<number> {
  if (isAyuda(argumentos[0])) {
    console.log(USO);
    return 0;
  }
  const trabajo = readTrabajo(argumentos);
  if (trabajo === null) {
    console.error(USO);
    return 2;
  }
  try {
    return await run(trabajo);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BaseDatosError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function readTrabajo(argumentos: readonly string[]): Trabajo | null {
  const [email, que, ...resto] = argumentos.filter((argumento) => argumento !== YA);
  if (email === undefined) return null;
  if (email === LISTA && argumentos.length === 1) return listCuentas;
  const plan = PLANES.find((conocido) => conocido === que);
  if (plan && resto.length === 0) return withCuenta(email, changePlan(plan, argumentos.includes(YA)));
  if (que === OTRO && resto.length <= 2) return withCuenta(email, addLocal(resto[0], resto[1]));
  return null;
}

async function run(trabajo: Trabajo): Promise<number> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  return withConnection(await openDatabase(config), connect, async (connection) => {
    const cuentas = new CuentasService(new CuentasRepository(coleccionEn(connection, cuentaSchema)));
    const repository = new RestaurantesRepository(coleccionEn(connection, restauranteSchema));
    const restaurantes = new RestaurantesService(repository, cuentas, new DomainEvents());
    const consultas = new GruposConsultas(coleccionEn(connection, grupoSchema));
    return trabajo({ cuentas, restaurantes, consultas });
  });
}

function withCuenta(email: string, trabajo: TrabajoDeCuenta): Trabajo {
  return async (servicios) => {
    const cuenta = await servicios.cuentas.findCuentaPorEmail(email);
    if (cuenta) return trabajo(cuenta, servicios);
    console.error(`No hay ninguna cuenta con el email ${email}.`);
    return 1;
  };
}

/** A line for each account, and under it one for each of its places. */
async function listCuentas({ cuentas, restaurantes }: Servicios): Promise<number> {
  const todas = await cuentas.findTodas();
  for (const { id, email, plan, emailVerificado } of todas) {
    console.log([email, plan, ...(emailVerificado ? [] : ['email sin comprobar'])].join(' · '));
    const locales = await restaurantes.findAccesos(await restaurantes.findIdsDe(id));
    for (const local of locales) console.log(`  ${local.nombre} · restaurante ${local.id}`);
  }
  if (todas.length === 0) console.log('No hay ninguna cuenta.');
  return 0;
}

function changePlan(plan: NombrePlan, ya: boolean): TrabajoDeCuenta {
  return async ({ id, email }, { restaurantes, consultas }) => {
    const locales = await restaurantes.findIdsDe(id);
    if (!isPremium(plan) && !ya) {
      const abiertas = (
        await Promise.all(locales.map((local) => consultas.findGruposAbiertos(local)))
      ).flat();
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

function addLocal(nombre: string | undefined, mesas = '1'): TrabajoDeCuenta {
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
