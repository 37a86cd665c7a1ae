/**
 * scripts/operar/relevo.mjs runs this as somebody who trusts the proxy's authority: orders, boards and browsers
 * come in by DOMINIO, a process listens at each address of PROCESOS, and each is stopped and started again
 * meanwhile. HOSTS stands for Docker's names: those that run are called `carta` in it. It says what was seen, and
 * ends with 1 when an order was lost or doubled, or a screen was silent for too long.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { atEnd, cleanUp } from '../../bench/support/cleanup';
import { MESA_COMENSAL, instantOf } from '../../bench/support/live-screens';
import type { LiveScreen } from '../../bench/support/live-screens';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { Motor } from '../../src/plataforma/base-datos/motor/motor';
import { ask } from '../caos/support/ask';
import { readGruposAt } from '../caos/support/base';
import { Carga } from '../caos/support/carga';
import { SIN_FALLOS, checkPedidos } from '../caos/support/comprobacion';
import { seconds, tell } from '../caos/support/informe';
import { enterDemo } from '../caos/support/local';
import type { Local } from '../caos/support/local';
import { Redis } from '../caos/support/redis';
import { Servidor } from '../caos/support/servidor';
import { Tablero } from '../caos/support/tablero';
import { ENGINE_FROM_SOURCE, eventually, temporaryDataDir } from './mongo-motor';
import { openBrowsers, readSilencio } from './pantallas-relevo';

const { DOMINIO = '', PROCESOS = '', HOSTS = '' } = process.env;
const ENTRADA = `https://${DOMINIO}`;
const PUERTO = 3000;

const TABLEROS = 4;
/** Fewer orders at a mesa than its limit for a minute. */
const RITMO = { comensales: 4, entrePedidosMs: 3_000 };
const ENTRE_MOVIMIENTOS_MS = 500;
/** As docs/operar.md says: the proxy has seen that it is back before the next one goes. */
const ENTRE_RELEVOS_MS = 5_000;
const SILENCIO_MAX_MS = 10_000;

async function main(): Promise<void> {
  const { uri, servidores } = await startProcesos();
  const local = await enterDemo(ENTRADA, passwordOf(servidores));
  const tableros = Array.from(
    { length: TABLEROS },
    () => new Tablero({ proceso: ENTRADA, url: ENTRADA, token: local.token }),
  );
  atEnd(() => tableros.forEach((tablero) => tablero.close()));
  const { personal, comensal } = await openBrowsers(ENTRADA, local);
  const carga = new Carga(local, RITMO);
  carga.start();
  const camarero = startCamarero(local);

  for (const servidor of servidores) {
    await carga.untilAcknowledged(5);
    const ending = servidor.stop();
    nameProcesos(servidores.filter((otro) => otro !== servidor));
    const { code, ms } = await ending;
    if (code !== 0) throw new Error(`A process ended with ${code}`);
    await carga.untilAcknowledged(5);
    const arranque = await servidor.boot();
    nameProcesos(servidores);
    tell(`a process ended in ${seconds(ms)} and was ready again in ${seconds(arranque)}`);
    await sleep(ENTRE_RELEVOS_MS);
  }
  await carga.untilAcknowledged(5);
  await camarero.stop();
  await carga.untilAcknowledged(10);
  await carga.stop();

  tell(`${carga.envios.length} orders; ${carga.resumen}`);
  await expectAll(uri, carga, tableros);
  await expectOnScreens(local, personal, comensal);
  await expectHeard(tableros, personal);
}

/** They share a database and a Redis, as those of docker-compose.yml; the first makes the demo. */
async function startProcesos(): Promise<{ uri: string; servidores: Servidor[] }> {
  const { dataDir, remove } = temporaryDataDir();
  atEnd(remove);
  const motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
  atEnd(() => motor.stop());
  const redis = await Redis.start();
  atEnd(() => redis.stop());
  const uri = withDatabase(motor.uri);
  const servidores: Servidor[] = [];
  for (const HOST of PROCESOS.split(' ')) {
    const comun = { MONGODB_URI: uri, REDIS_URL: redis.url, JWT_SECRET: 'x'.repeat(32) };
    const detras = { NODE_ENV: 'production', TRUST_PROXY: '1', PUBLIC_URL: ENTRADA, RATE_LIMIT: 'on' };
    const demo = { DEMO: servidores.length === 0 ? 'on' : 'off', LOG_LEVEL: 'info' };
    const servidor = await Servidor.start({ ...comun, ...detras, ...demo, HOST }, PUERTO);
    atEnd(() => servidor.destroy());
    servidores.push(servidor);
  }
  nameProcesos(servidores);
  return { uri, servidores };
}

/** As Docker's names: whoever asks for `carta` gets every process that runs. */
function nameProcesos(servidores: readonly Servidor[]): void {
  const lines = servidores.map(({ url }) => `${new URL(url).hostname} carta`);
  writeFileSync(HOSTS, ['127.0.0.1 localhost', ...lines, ''].join('\n'));
}

function passwordOf([primero]: readonly Servidor[]): string {
  const [, password] = /demo@cartadigital\.es · (\S+)/.exec(primero?.output ?? '') ?? [];
  if (password === undefined) throw new Error(`The demo's password was not told:\n${primero?.output}`);
  return password;
}

/** Takes to a mesa what it waits for, now and then, but to the diner's. */
function startCamarero({ url, token }: Local): { stop(): Promise<void> } {
  let isAbierto = true;
  const serve = async (): Promise<void> => {
    while (isAbierto) {
      const { data } = await ask<Grupo[]>(`${url}${rutas.pedidos()}`, { token });
      const grupos = data?.filter(({ mesa }) => mesa.numero !== MESA_COMENSAL) ?? [];
      const grupo = grupos[Math.floor(Math.random() * grupos.length)];
      if (grupo) await moveGrupo(url, token, grupo, 'entregado');
      await sleep(ENTRE_MOVIMIENTOS_MS);
    }
  };
  const turno = serve();
  return {
    async stop() {
      isAbierto = false;
      await turno;
    },
  };
}

async function moveGrupo(url: string, token: string, grupo: Grupo, estado: string): Promise<number> {
  const ruta = `${url}${rutas.pedidoEstado(grupo.pedidos[0]?._id ?? '')}`;
  return (await ask(ruta, { method: 'PUT', body: { estado, rev: grupo.rev }, token })).status;
}

/** Nothing was lost or doubled, and every board shows what there is. */
async function expectAll(uri: string, carga: Carga, tableros: readonly Tablero[]): Promise<void> {
  const grupos = await readGruposAt(uri);
  // the diner's phone ordered too, without notas
  const deCarga = grupos.map((grupo) => ({
    ...grupo,
    pedidos: grupo.pedidos.filter(({ notas }) => notas !== undefined),
  }));
  const fallos = checkPedidos(carga.envios, deCarga);
  if (!isDeepStrictEqual(fallos, SIN_FALLOS)) throw new Error(`Orders: ${JSON.stringify(fallos)}`);
  const abiertos = Object.fromEntries(grupos.map(({ _id, rev }) => [_id.toHexString(), rev]));
  await eventually(() => tableros.every((tablero) => isDeepStrictEqual(tablero.abiertos, abiertos)));
  tell(`nothing lost or doubled, and all of it on ${tableros.length} boards`);
}

/** What browsers show at the end, without having been loaded again: what is to be done, and a diner's own. */
async function expectOnScreens(
  { url, token }: Local,
  personal: readonly LiveScreen[],
  comensal: LiveScreen,
): Promise<void> {
  const { data } = await ask<Grupo[]>(`${url}${rutas.pedidos()}`, { token });
  const propio = data?.find(({ mesa }) => mesa.numero === MESA_COMENSAL);
  const ajenos = data?.filter((grupo) => grupo !== propio) ?? [];
  if (!propio) throw new Error('The diner has no order');
  if ((await moveGrupo(url, token, propio, 'en_preparacion')) !== 200) throw new Error('It was not moved');
  const sinEmpezar = ajenos.filter(({ estadoGrupo }) => estadoGrupo === 'pendiente');
  const escena = { mesas: sinEmpezar.map(({ mesa }) => mesa.numero), comensal: 'en_preparacion' } as const;
  await Promise.all([...personal, comensal].map(({ page, shows }) => instantOf(page, shows(escena))));
  tell(`${personal.length} screens of the staff and a diner's phone show it, never loaded again`);
}

async function expectHeard(tableros: readonly Tablero[], personal: readonly LiveScreen[]): Promise<void> {
  const deTableros = Math.max(...tableros.map(({ silencioMs }) => silencioMs));
  const dePantallas = Math.max(...(await Promise.all(personal.map(({ page }) => readSilencio(page)))));
  tell(`the longest silence: of a board ${seconds(deTableros)}, of a browser ${seconds(dePantallas)}`);
  if (Math.max(deTableros, dePantallas) > SILENCIO_MAX_MS)
    throw new Error('A screen was silent for too long');
}

void main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .then(cleanUp)
  .finally(() => process.exit());
