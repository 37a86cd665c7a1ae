import { readGrupos } from './support/base';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { seconds, tell } from './support/informe';
import { signalEngine } from './support/procesos';
import { LIMITE_RONDA_MS, RONDAS_BD, isPorMatar, untilRandomMoment } from './support/rondas-caos';
import { startServicio } from './support/start-servicio';
import type { Servicio } from './support/start-servicio';

jest.setTimeout(120_000 + RONDAS_BD * LIMITE_RONDA_MS);

describe('kill -9 of the database at any moment, while everybody orders', () => {
  let servicio: Servicio;

  beforeAll(async () => {
    servicio = await startServicio();
  });
  afterAll(() => servicio.servidor.destroy());

  it('answers 201 or 503 and nothing else, keeps every 201, and recovers by itself', async () => {
    const { servidor, carga, personal } = servicio;
    const vueltas: number[] = [];
    for (let ronda = 0; isPorMatar(ronda, RONDAS_BD, carga); ronda++) {
      await untilRandomMoment(carga);
      signalEngine(servidor.dataDir, 'SIGKILL');
      // What was stored in time may still be answered, so recovery is one more than everybody in flight.
      vueltas.push(await carga.untilAcknowledged(21));
    }
    await servicio.finish();

    const grupos = await readGrupos(servidor.dataDir);
    tell(
      `${vueltas.length} kills of the database: ${carga.envios.length} orders, ${personal.cobradas.size} mesas paid; ${carga.resumen}`,
    );
    tell(`the slowest recovery: ${seconds(Math.max(...vueltas))}`);
    expect(checkPedidos(carga.envios, grupos)).toEqual(SIN_FALLOS);
    expect(carga.envios.filter(({ respuesta }) => respuesta === undefined)).toEqual([]);
    expect([...carga.respuestas.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    // Every round must have hurt, and some orders must have been stored without their answer.
    expect(carga.reconocidos).toBeGreaterThan(10 * RONDAS_BD);
    expect(carga.respuestas.get(503)).toBeGreaterThan(RONDAS_BD);
    expect(carga.repetidos).toBeGreaterThan(0);

    const pagados = new Set(grupos.filter(({ pagado }) => pagado).map(({ _id }) => _id.toHexString()));
    expect([...personal.cobradas].filter((id) => !pagados.has(id))).toEqual([]);
    expect(personal.cobradas.size).toBeGreaterThan(0);
    expect(personal.raras).toEqual([]);

    expect((await servidor.stop()).code).toBe(0);
    expect(servidor.processes()).toEqual([]);
  });
});
