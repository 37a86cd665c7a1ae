// Longer than most: one evening's people stand here, from their order to what is compared in the end.
import { setTimeout as pause } from 'node:timers/promises';
import { rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Pantalla } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { NocheLarga } from '../processes/noche-larga-process';
import { withDatabaseOf } from '../../test/support/base-en-marcha';
import { CLIENTE, HelperProcess } from './helper-process';
import { HttpConnection, toRequest } from './http-connection';
import type { HttpAnswer } from './http-connection';
import type { Local } from './locales';
import { notasOf, toPost } from './pedido';
import { accessTokens } from './tokens';

/** A mesa pays after this many orders. */
const PEDIDOS_HASTA_PAGAR = 8;
/** A request that failed by the network or the server is repeated this often, after this many ms. */
const INTENTOS = 60;
const REINTENTO_MS = 2_000;
/** Screens or phones are connected in such portions. */
const PARTE = 300;

/** Restaurants in full service, with their screens and phones. */
export interface Noche {
  port: number;
  town: readonly Local[];
  /** Orders go to so many mesas of each. */
  mesas: number;
  tokens: readonly string[];
  gente: HelperProcess<NocheLarga>;
  /** These orders were answered 201; their notes identify them. */
  aceptados: { notas: string; restaurante: number }[];
  /** Counts the orders since a mesa last paid. */
  cuentas: Map<string, number>;
  /** How long each order took to be confirmed, in ms. */
  esperas: number[];
  reintentos: number;
  /** Counts orders that could not be finished, and screens that did not come back. */
  fallos: number;
}

interface Sala {
  port: number;
  dataDir: string;
  town: readonly Local[];
  mesas: number;
  /** Each restaurant has these screens, and so many phones. */
  pantallas: readonly Pantalla[];
  telefonos: number;
}

/** Resolves once every screen and every phone is connected. */
export async function openNoche({ dataDir, pantallas, telefonos, ...sala }: Sala): Promise<Noche> {
  const gente = new HelperProcess<NocheLarga>(require.resolve('../processes/noche-larga-process'), CLIENTE);
  const { port, town } = sala;
  const vacia = { tokens: [], aceptados: [], esperas: [], reintentos: 0, fallos: 0 };
  const noche: Noche = { ...sala, ...vacia, gente, cuentas: new Map() };
  await bringTokens(noche, dataDir);
  const todas = town.flatMap((_, restaurante) => pantallas.map((pantalla) => ({ restaurante, pantalla })));
  const moviles = Array.from({ length: telefonos * town.length }, (_, i) => town[i % town.length]?.id ?? '');
  for (const parte of partsOf(todas)) await gente.ask('open', { port, pantallas: parte, telefonos: [] });
  for (const parte of partsOf(moviles)) await gente.ask('open', { port, pantallas: [], telefonos: parte });
  return noche;
}

/** No question to the helper takes long. */
function partsOf<T>(cosas: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cosas.length / PARTE) }, (_, i) =>
    cosas.slice(i * PARTE, (i + 1) * PARTE),
  );
}

/** Access tokens live 15 minutes, so a long night brings new ones. */
export async function bringTokens(noche: Noche, dataDir: string): Promise<void> {
  noche.tokens = accessTokens(dataDir, noche.town);
  await noche.gente.ask('setTokens', noche.tokens);
}

/** A failure is counted, and does not end the night. */
export const tellFailure = (error: unknown): void => console.error(String(error));

/** Begins `total` tareas, so many a second, whether or not those before are done; counts those that fail. */
export async function keepRate(
  noche: Noche,
  { total, porSegundo }: { total: number; porSegundo: number },
  begin: (index: number) => Promise<void>[],
): Promise<void> {
  const work = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let i = 0; i < total; i++) {
    await pause(startedAt + (i * 1000) / porSegundo - performance.now());
    for (const tarea of begin(i)) {
      const end = tarea
        .catch((error: unknown) => {
          noche.fallos += 1;
          tellFailure(error);
        })
        .finally(() => work.delete(end));
      work.add(end);
    }
  }
  await Promise.all(work);
}

/** An order goes from the phone to the mesa; its last one lets the mesa pay. */
export async function serveOne(noche: Noche, i: number): Promise<void> {
  const restaurante = i % noche.town.length;
  const local = noche.town[restaurante];
  if (!local) throw new Error('There is no such restaurant');
  const mesa = 1 + (Math.floor(i / noche.town.length) % noche.mesas);
  const desde = performance.now();
  const { status, body } = await askUntilAnswered(noche, toPost(local, mesa, i));
  if (status !== 201) throw new Error(`${status} ${body.toString()}`);
  const { data } = JSON.parse(body.toString()) as { data: CrearPedidoResponse };
  noche.esperas.push(performance.now() - desde);
  noche.aceptados.push({ notas: notasOf(i), restaurante });
  await noche.gente.ask('follow', { telefono: i, seguimiento: data.seguimiento });
  const put = (path: string, cuerpo: object): Promise<number> => putAs(noche, restaurante, path, cuerpo);
  for (const { _id } of data.pedidos) {
    await put(rutasSala.visto(_id), {});
    for (const estado of ['en_preparacion', 'listo', 'entregado']) {
      await pause(500);
      await put(rutas.pedidoEstado(_id), { estado, alcance: 'pedido' });
    }
  }
  const cuenta = `${restaurante}/${mesa}`;
  const pedidos = (noche.cuentas.get(cuenta) ?? 0) + 1;
  const [primero] = data.pedidos;
  const isPagada =
    pedidos >= PEDIDOS_HASTA_PAGAR &&
    primero !== undefined &&
    (await put(rutas.pedidoEstado(primero._id), { estado: 'pagado' })) === 200;
  noche.cuentas.set(cuenta, isPagada ? 0 : pedidos);
}

/** A mesa that ordered again meanwhile does not pay yet (409); any other refusal is a fault. */
async function putAs(noche: Noche, restaurante: number, path: string, body: object): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${noche.tokens[restaurante] ?? ''}`,
  };
  const { status } = await askUntilAnswered(noche, toRequest('PUT', path, headers, JSON.stringify(body)));
  if (status !== 200 && status !== 409) throw new Error(`${path}: ${status}`);
  return status;
}

/** A server that is too busy to read (408) or to answer (5xx) may be asked again. */
const isPasajero = (status: number): boolean => status === 408 || status >= 500;

/** Repeats the same request while the server cannot respond. @throws at the last attempt */
async function askUntilAnswered(noche: Noche, request: Buffer): Promise<HttpAnswer> {
  for (let intento = 1; ; intento++) {
    const answer = await HttpConnection.ask(noche.port, request).catch((error: Error) => error);
    if (!(answer instanceof Error) && !isPasajero(answer.status)) return answer;
    if (intento === INTENTOS) throw answer instanceof Error ? answer : new Error(`${answer.status}`);
    noche.reintentos += 1;
    await pause(REINTENTO_MS);
  }
}

/** Compares the stored orders, paid or not, with the confirmed ones. */
export function compare(
  dataDir: string,
  { aceptados, town }: Noche,
): Promise<{ perdidos: number; dobles: number }> {
  return withDatabaseOf(dataDir, async (database) => {
    const claves = new Map<string, Set<string>>();
    for await (const { restaurante, pedidos: tickets } of database.collection<GrupoDoc>('grupos').find()) {
      const indice = town.findIndex(({ id }) => id === restaurante.toHexString());
      for (const { notas, clave } of tickets) {
        const orden = `${indice}/${notas}`;
        claves.set(orden, (claves.get(orden) ?? new Set()).add(clave));
      }
    }
    const veces = aceptados.map(({ notas, restaurante }) => claves.get(`${restaurante}/${notas}`)?.size ?? 0);
    return { perdidos: veces.filter((n) => n === 0).length, dobles: veces.filter((n) => n > 1).length };
  });
}
