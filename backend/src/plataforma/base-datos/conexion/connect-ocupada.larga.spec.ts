import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../../../../test/support/mongo-motor';
import { connect, connectPatiently } from './connect';
import { insertEach } from '../insert-each';
import { withDatabase } from './mongo-uri';
import { Motor } from '../motor/motor';

describe('a database that is busy', () => {
  // This is shorter than the patience with a silent database, and longer than the driver's monitor used to
  // wait.
  const OCUPADA_MS = 5_000;
  const { dataDir, remove } = temporaryDataDir();
  let motor: Motor;
  beforeAll(async () => {
    motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
  });
  afterAll(async () => {
    await motor.stop();
    remove();
  });

  /** Stops the engine's process for this long: it lives, but does not respond. */
  function hold(ms = OCUPADA_MS): void {
    const { pid = 0 } = motor;
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), ms);
  }

  it('is given up after twelve seconds, unless it is our own and works', async () => {
    const LARGA_MS = 16_000;
    hold(LARGA_MS);
    const open = (isWorking: () => boolean) =>
      connect(withDatabase(motor.uri), motor.descripcion, isWorking).then(async (db) => {
        await db.close();
        return 'abierta';
      });

    await expect(Promise.allSettled([open(() => true), open(() => false)])).resolves.toEqual([
      { status: 'fulfilled', value: 'abierta' },
      {
        status: 'rejected',
        reason: expect.objectContaining({ message: expect.stringMatching(/No se puede conectar/) }),
      },
    ]);
  });

  it('is waited for by whoever asks, and by more of them than there are connections', async () => {
    const db = await connect(withDatabase(motor.uri), motor.descripcion);
    const numbers = db.collection<{ _id: number }>('numeros');
    await numbers.insertOne({ _id: 0 });

    hold();
    const answers = await Promise.allSettled(
      Array.from({ length: 120 }, (_, n) =>
        n % 2 ? numbers.findOne() : insertEach(numbers, [{ _id: n + 1 }]),
      ),
    );

    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    await db.close();
  });

  it('is waited for at the start', async () => {
    hold();

    const db = await connect(withDatabase(motor.uri), motor.descripcion);

    await db.close();
  });

  it('is waited for longer by work that may take minutes', async () => {
    const db = await connectPatiently(withDatabase(motor.uri), motor.descripcion);

    hold(2 * OCUPADA_MS);
    await db.collection('numeros').countDocuments();

    await db.close();
  });
});
