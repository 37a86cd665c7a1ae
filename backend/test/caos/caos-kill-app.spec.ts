import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { eventually } from '../support/mongo-motor';
import { readGrupos } from './support/base';
import { ask } from './support/ask';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { seconds, tell } from './support/informe';
import { LIMITE_RONDA_MS, RONDAS_APP, isPorMatar, untilRandomMoment } from './support/rondas-caos';
import { startServicio } from './support/start-servicio';
import type { Servicio } from './support/start-servicio';

jest.setTimeout(120_000 + RONDAS_APP * LIMITE_RONDA_MS);

describe('kill -9 of the application at any moment, while everybody orders', () => {
  let servicio: Servicio;

  beforeAll(async () => {
    servicio = await startServicio();
  });
  afterAll(() => servicio.servidor.destroy());

  it('loses no acknowledged order, doubles none, halves none, and leaves no process behind', async () => {
    const { servidor, carga, personal, local } = servicio;
    const arranques: number[] = [];
    for (let ronda = 0; isPorMatar(ronda, RONDAS_APP, carga); ronda++) {
      await untilRandomMoment(carga);
      await servidor.kill();
      await eventually(() => servidor.processes().length === 0, LIMITE_RONDA_MS);
      arranques.push(await servidor.boot());
    }
    await carga.untilAcknowledged();
    await servicio.finish();

    const grupos = await readGrupos(servidor.dataDir);
    tell(
      `${arranques.length} kills of the application: ${carga.envios.length} orders, ${personal.cobradas.size} mesas paid; ${carga.resumen}`,
    );
    tell(`the slowest start of ${arranques.length}: ${seconds(Math.max(...arranques))}`);
    expect(checkPedidos(carga.envios, grupos)).toEqual(SIN_FALLOS);
    expect(carga.envios.filter(({ respuesta }) => respuesta === undefined)).toEqual([]);
    expect([...carga.respuestas.keys()].filter((status) => ![0, 201, 409, 503].includes(status))).toEqual([]);
    // Every round must have hurt: orders in flight lost their answer, and some had already been stored.
    expect(carga.reconocidos).toBeGreaterThan(10 * RONDAS_APP);
    expect(carga.respuestas.get(0)).toBeGreaterThan(RONDAS_APP);
    expect(carga.repetidos).toBeGreaterThan(0);

    const pagados = new Set(grupos.filter(({ pagado }) => pagado).map(({ _id }) => _id.toHexString()));
    expect([...personal.cobradas].filter((id) => !pagados.has(id))).toEqual([]);
    expect(personal.cobradas.size).toBeGreaterThan(0);
    expect(personal.raras).toEqual([]);

    const abiertos = grupos.filter(({ pagado }) => !pagado).map(({ _id }) => _id.toHexString());
    const listas = await Promise.all(
      [rutas.pedidos(), rutas.pedidosEntregados()].map((ruta) =>
        ask<Grupo[]>(`${servidor.url}${ruta}`, { token: local.token }),
      ),
    );
    const vistos = listas.flatMap(({ data }) => data ?? []).map(({ grupoMesa }) => grupoMesa);
    expect(vistos.sort()).toEqual(abiertos.sort());

    expect((await servidor.stop()).code).toBe(0);
    expect(servidor.processes()).toEqual([]);
    expect(servidor.leftovers()).toEqual([]);
  });
});
