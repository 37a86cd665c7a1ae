import { rutas } from '@carta/contracts';
import type { LoginResponse } from '@carta/contracts';
import type { BrowserContextOptions } from 'playwright-core';
import { bustle } from '../support/ajetreo';
import { call, moveMesa } from '../support/api';
import { Corte } from '../support/corte';
import { MESA, openComensal, openPersonal } from '../support/cuatro-pantallas';
import type { Pantalla } from '../support/cuatro-pantallas';
import { becomes } from '../support/becomes';
import { instantOf } from '../support/estados';
import { usePaginas } from '../support/paginas';
import { setReloj, slowReloj, unfixReloj } from '../support/set-reloj';
import { sleepPaginas } from '../support/reposo';
import { buildLocal } from '../support/restaurantes';
import type { Local } from '../support/restaurantes';
import { readTonos } from '../support/sentidos';
import type { Servidor } from '../../../backend/test/caos/support/servidor';
import { startServidor } from '../support/servidor-propio';
import { cancelPlato, claimLlamada, findLlamada } from '../support/servicio-lleno';
import { readVerdad } from '../support/verdad';

/** How long an accident lasts at least, in ms: longer than a screen is silent before it says so. */
const AVERIA_MS = 6_000;
/** Long enough for a screen to look at its clocks many times, and to hear a latido or two, in ms. */
const CALMA_MS = 5_000;
const HORA_MS = 3_600_000;

let servidor: Servidor;
const paginas = usePaginas(async () => (servidor = await startServidor()));
let corte: Corte;
let local: Local;
let personal: Pantalla[];
let todas: Pantalla[];

beforeAll(async () => {
  corte = await Corte.open(servidor.port);
});
afterAll(() => corte?.destroy());
beforeEach(async () => {
  local = await buildLocal(servidor, { numeroMesas: MESA });
  // every mesa, so that the board has a row of each to be opened
  await work(12);
  const comensal = await openComensal(open, local);
  personal = await openPersonal(open, servidor, local);
  todas = [...personal, comensal];
  await becomes(() => readAll(), await expectedAll());
});
afterEach(() => corte.restore());

/** Every device is behind the cut, and has a clock that can be set. */
async function open(options?: BrowserContextOptions) {
  const navegador = await paginas.openNavegador({ ...options, baseURL: corte.url });
  await unfixReloj(navegador);
  return navegador;
}

async function work(pedidos: number): Promise<void> {
  const { email, password } = local;
  const body = { email, password };
  const { accessToken } = await call<LoginResponse>(servidor, rutas.login(), { method: 'POST', body });
  await bustle(servidor, local, accessToken, { pedidos, movimientos: 2 * pedidos });
}

/** Everything that the diner would want to know of, and then a busy hour around it. */
async function workAndServe(): Promise<void> {
  await moveMesa(servidor, local, MESA, 'listo');
  await cancelPlato(servidor, local, MESA, 'Bravas', 'Se ha acabado');
  await claimLlamada(servidor, local, await findLlamada(servidor, local, MESA), 'Marta');
  await work(12);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function expectedAll(): Promise<Record<string, string[]>> {
  const verdad = await readVerdad(servidor, local);
  return Object.fromEntries(todas.map(({ nombre, expected }) => [nombre, expected(verdad)]));
}

async function readAll(): Promise<Record<string, string[]>> {
  const leidas = todas.map(async ({ nombre, read }): Promise<[string, string[]]> => [nombre, await read()]);
  return Object.fromEntries(await Promise.all(leidas));
}

/** Every screen of the staff says that it is cut off, in words and aloud; `bench -- averias` measures how soon. */
async function noticeSince(desde: number): Promise<void> {
  const instantes = await Promise.all(personal.map(({ page }) => instantOf(page, 'Sin conexión desde')));
  for (const { page } of personal) await becomes(() => readTonos(page), expect.arrayContaining(['alarma']));
  report('says that it is cut off', personal, instantes, desde);
}

/** Every screen shows what the server answers, and those of the staff say that they are live. */
async function convergeSince(desde: number): Promise<void> {
  const verdad = await readVerdad(servidor, local);
  const instantes = await Promise.all(
    todas.map(async ({ read, expected }) => {
      await becomes(read, expected(verdad));
      return Date.now();
    }),
  );
  for (const { page } of personal) {
    const vivos = page.getByText('En directo', { exact: true });
    await becomes(async () => [await vivos.count(), await page.getByText(/^Sin conexión/).count()], [1, 0]);
  }
  report('shows everything', todas, instantes, desde);
}

function report(que: string, pantallas: Pantalla[], instantes: number[], desde: number): void {
  const tardanzas = pantallas.map(({ nombre }, i) => `${nombre} ${(instantes[i] ?? 0) - desde}`);
  process.stdout.write(`  · ${que} after (ms): ${tardanzas.join(', ')}\n`);
}

it('a server killed in mid-service: every screen says so, and shows everything once it is back', async () => {
  await workAndServe();
  await servidor.kill();
  await noticeSince(Date.now());

  await servidor.boot();
  const vuelta = Date.now();
  await work(2);

  await convergeSince(vuelta);
});

it('a network in which nothing passes and nobody is told: the same', async () => {
  const trabajo = workAndServe();
  corte.silence();
  const desde = Date.now();
  await noticeSince(desde);

  await trabajo;
  await pause(AVERIA_MS - (Date.now() - desde));
  expect(await readAll()).not.toEqual(await expectedAll());
  corte.restore();

  await convergeSince(Date.now());
});

it('screens that were asleep show everything as soon as they wake', async () => {
  const wake = await sleepPaginas(todas[0]!.page);
  try {
    await Promise.all([workAndServe(), pause(AVERIA_MS)]);
  } finally {
    wake();
  }

  await convergeSince(Date.now());
});

it('a clock that jumps an hour on, and back, changes nothing: no alarm, no wrong age, no news lost', async () => {
  await Promise.all(personal.map(({ page }) => slowReloj(page)));
  // until here a busy machine may have silenced a screen for four seconds
  await convergeSince(Date.now());
  const previos = await Promise.all(personal.map(async ({ page }) => (await readTonos(page)).length));
  // an hour later nobody has touched the owner's page for too long, and their session rightly ends
  const solas = todas.filter(({ nombre }) => nombre !== 'tablero');
  for (const adelanto of [HORA_MS, -HORA_MS]) {
    await Promise.all(solas.map(({ page }) => setReloj(page, adelanto)));
    await (adelanto > 0 ? workAndServe() : work(4));
    await convergeSince(Date.now());
    await pause(CALMA_MS);

    expect(await readAll()).toEqual(await expectedAll());
    for (const [i, { page }] of personal.entries()) {
      expect((await readTonos(page)).slice(previos[i])).not.toContain('alarma');
      const textos = await page.getByRole('article').allInnerTexts();
      expect(textos.filter((texto) => /\d\d min|\d h/.test(texto))).toEqual([]);
    }
  }
});
