import { NS_TABLERO } from '@carta/contracts';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { readGrupos } from './support/base';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { seconds, tell } from './support/informe';
import { LIMITE_RONDA_MS, untilRandomMoment } from './support/rondas-caos';
import { startServicio } from './support/start-servicio';
import type { Servicio } from './support/start-servicio';

const REINICIOS = 4;

jest.setTimeout(120_000 + REINICIOS * LIMITE_RONDA_MS);

describe('SIGTERM in the middle of a service, with everybody ordering and a board open', () => {
  let servicio: Servicio;
  let tablero: Socket;

  beforeAll(async () => {
    servicio = await startServicio();
    const { servidor, local } = servicio;
    tablero = io(`${servidor.url}${NS_TABLERO}`, { auth: { token: local.token }, transports: ['websocket'] });
    await new Promise((resolve) => tablero.once('connect', () => resolve(undefined)));
  });
  afterAll(async () => {
    tablero.close();
    await servicio.servidor.destroy();
  });

  it('ends cleanly by itself, the database too, and after the retries no order has failed', async () => {
    const { servidor, carga, personal } = servicio;
    const cierres: number[] = [];
    for (let reinicio = 0; reinicio < REINICIOS; reinicio++) {
      await untilRandomMoment(carga);
      const { code, ms } = await servidor.stop();
      cierres.push(ms);
      // what does not end in time ends itself with 1
      expect(code).toBe(0);
      expect(servidor.processes()).toEqual([]);
      expect(servidor.leftovers()).toEqual([]);
      await servidor.boot();
    }
    await carga.untilAcknowledged();
    await servicio.finish();

    tell(`${REINICIOS} restarts: ${carga.envios.length} orders; ${carga.resumen}`);
    tell(`the slowest end: ${seconds(Math.max(...cierres))}`);
    expect(checkPedidos(carga.envios, await readGrupos(servidor.dataDir))).toEqual(SIN_FALLOS);
    expect(carga.envios.filter(({ respuesta }) => respuesta === undefined)).toEqual([]);
    expect([...carga.respuestas.keys()].filter((status) => ![0, 201, 409, 503].includes(status))).toEqual([]);
    expect(carga.reconocidos).toBeGreaterThan(10 * REINICIOS);
    expect(personal.raras).toEqual([]);
  });
});
