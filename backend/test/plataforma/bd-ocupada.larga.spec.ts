import { rutas } from '@carta/contracts';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { Motor } from '../../src/plataforma/base-datos/motor/motor';
import { useApp } from '../support/app';
import { buildLocal, order, pedidoOf } from '../support/local';
import type { Local } from '../support/local';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../support/mongo-motor';

/**
 * Shorter than the patience with a database that is silent (docs/reglas/limites.md#limits), with room for a
 * busy machine.
 */
const OCUPADA_MS = 5_000;

describe('A database that is busy', () => {
  const { dataDir, remove } = temporaryDataDir();
  let motor: Motor;
  beforeAll(async () => {
    motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
  });
  const app = useApp(() => ({ mongodbUri: withDatabase(motor.uri) }));
  let local: Local;
  beforeAll(async () => {
    local = await buildLocal(app, { numeroMesas: 100 });
  });
  afterAll(async () => {
    await motor.stop();
    remove();
  });

  it('keeps everybody waiting, and refuses nobody', async () => {
    const { token } = local;
    const { pid = 0 } = motor;
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), OCUPADA_MS);

    const respuestas = await Promise.all([
      ...Array.from({ length: 80 }, (_, i) => order(app, pedidoOf(local, { mesa: i + 1 }))),
      ...[rutas.pedidos(), rutas.me(), '/api/productos', '/api/salud/lista'].map((ruta) =>
        app.get(ruta, { token }),
      ),
    ]);

    const esperadas = [...Array<number>(80).fill(201), 200, 200, 200, 200];
    expect(respuestas.map(({ status }) => status)).toEqual(esperadas);
  });
});
