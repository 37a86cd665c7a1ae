import { rutas } from '@carta/contracts';
import type { Grupo, LoginResponse, SobreExito } from '@carta/contracts';
import { bustle } from '../support/ajetreo';
import { readGrupos } from '../support/api';
import { Corte } from '../support/corte';
import { becomes } from '../support/becomes';
import { buildLocal } from '../support/restaurantes';
import type { Local } from '../support/restaurantes';
import type { Servidor } from '../../../backend/test/caos/support/servidor';
import { startServidor } from '../support/servidor-propio';
import { openTableroPropio, sortGrupos } from '../support/tablero-propio';
import type { TableroPropio } from '../support/tablero-propio';

describe('a board that was away while orders changed', () => {
  let servidor: Servidor;
  let corte: Corte;
  let local: Local;
  let token: string;
  let tablero: TableroPropio;

  beforeAll(async () => {
    servidor = await startServidor();
    corte = await Corte.open(servidor.port);
  });
  afterAll(async () => {
    corte?.destroy();
    await servidor?.destroy();
  });
  beforeEach(async () => {
    local = await buildLocal(servidor);
    token = await login(local);
    await work(6);
    tablero = openTableroPropio(corte.url, token);
    await becomes(tablero.conexion, 'directo');
    await becomes(tablero.grupos, await truth());
  });
  afterEach(() => {
    tablero?.stop();
    corte.restore();
  });

  async function login({ email, password }: Local): Promise<string> {
    const respuesta = await fetch(`${servidor.url}${rutas.login()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return ((await respuesta.json()) as SobreExito<LoginResponse>).data.accessToken;
  }

  const truth = async (): Promise<Grupo[]> => sortGrupos(await readGrupos(servidor, local));

  const work = (pedidos: number): Promise<void> =>
    bustle(servidor, local, token, { pedidos, movimientos: 2 * pedidos });

  /** It says that it is cut off; `bench -- averias` measures how soon. */
  async function noticesSince(desde: number): Promise<void> {
    await becomes(tablero.conexion, 'cortada');
    tell('says that it is cut off', desde);
  }

  /** It shows what GET /pedidos and GET /pedidos/entregados answer, and says that it is live. */
  async function convergesSince(desde: number): Promise<void> {
    await becomes(tablero.grupos, await truth());
    tell('shows everything', desde);
    await becomes(tablero.conexion, 'directo');
  }

  function tell(que: string, desde: number): void {
    process.stdout.write(`  · ${que} after ${Math.round(performance.now() - desde)} ms\n`);
  }

  it('says so and converges when nothing passes any more and nobody is told', async () => {
    const antes = work(10);
    corte.silence();
    const desde = performance.now();

    await noticesSince(desde);
    await antes;
    await work(20);
    expect(tablero.grupos()).not.toEqual(await truth());
    corte.restore();

    await convergesSince(performance.now());
  });

  it('says so and converges when its connections are closed', async () => {
    const antes = work(10);
    corte.close();
    const desde = performance.now();

    await noticesSince(desde);
    await antes;
    await work(20);
    expect(tablero.grupos()).not.toEqual(await truth());
    corte.restore();

    await convergesSince(performance.now());
  });

  it('says so and converges when the server is killed and started again', async () => {
    await work(20);
    await servidor.kill();
    const desde = performance.now();

    await noticesSince(desde);
    await servidor.boot();
    const vuelta = performance.now();
    await work(10);

    await convergesSince(vuelta);
  });
});
