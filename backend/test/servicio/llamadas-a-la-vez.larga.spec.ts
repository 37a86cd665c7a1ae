import { Config } from '../../src/plataforma/config/config';
import { useApp } from '../support/app';
import { attend, call, readLlamadas } from '../support/call';
import { buildLocal, useLocal } from '../support/local';
import { holdClock } from '../support/move-clock';
import { useSala } from '../support/sala';

describe('Calls at the same time', () => {
  const casa = useLocal();
  const { pairAs } = useSala(casa);
  /** Another process on the same database. */
  const proceso = useApp(() => ({ mongodbUri: casa.app.app.get(Config).mongodbUri }));
  it('fifty of one mesa are one', async () => {
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => casa.call()));

    expect(respuestas.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
    expect(new Set(respuestas.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await casa.llamadas()).toHaveLength(1);
  });

  it('of twelve mesas at two processes are twelve, every time', async () => {
    const mesas = Array.from({ length: 12 }, (_, i) => i + 1);
    for (let vez = 0; vez < 5; vez++) {
      const respuestas = await Promise.all(
        mesas.flatMap((mesa) => [casa.call({ mesa }), call(proceso, casa.local, { mesa })]),
      );

      expect(respuestas.map(({ status }) => status).sort()).toEqual([
        ...Array<number>(12).fill(200),
        ...Array<number>(12).fill(201),
      ]);
      const llamadas = await casa.llamadas();
      expect(llamadas.map(({ mesa }) => mesa).sort((a, b) => a - b)).toEqual(mesas);
      await Promise.all(llamadas.map(({ _id }) => attend(proceso, casa.local, _id, { estado: 'atendido' })));
    }
  });

  it('fifty of one mesa that do not agree on how to pay are one, with one of the two ways', async () => {
    const respuestas = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        call(i % 3 === 0 ? proceso : casa.app, casa.local, {
          tipo: 'cuenta',
          pago: i % 2 === 0 ? 'tarjeta' : 'efectivo',
        }),
      ),
    );

    expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(1);
    const llamadas = await casa.llamadas();
    expect(llamadas).toHaveLength(1);
    const revs = respuestas.map(({ body }) => body.data.rev);
    expect(llamadas[0]?.rev).toBe(Math.max(...revs));
  });

  it('ten waiters who claim one are one winner, and nine who read the winner’s name', async () => {
    const { _id } = (await casa.call()).body.data;

    const tokens = await Promise.all(Array.from({ length: 10 }, (_, i) => pairAs(`Ana ${i}`)));

    const respuestas = await Promise.all(
      tokens.map((token, i) =>
        attend(i % 2 === 0 ? casa.app : proceso, { token }, _id, { estado: 'en_camino' }),
      ),
    );

    const [gana, ...resto] = respuestas.filter(({ status }) => status === 200);
    expect(resto).toEqual([]);
    const pierden = respuestas.filter(({ status }) => status === 409);
    expect(pierden).toHaveLength(9);
    for (const { body } of pierden) {
      expect(body.message).toBe(`Lo lleva ${gana?.body.data.por}`);
      expect(body.data).toEqual(gana?.body.data);
    }
  });

  it('a claim and a closing at once leave it closed', async () => {
    for (let vez = 0; vez < 10; vez++) {
      const { _id } = (await casa.call()).body.data;

      const [, cierre] = await Promise.all([
        attend(casa.app, casa.local, _id, { estado: 'en_camino' }),
        attend(casa.app, casa.local, _id, { estado: 'atendido' }),
      ]);

      expect(cierre.status).toBe(200);
      expect(await casa.llamadas()).toEqual([]);
    }
  });
});

describe('Calls without end', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  const app = useApp({ rateLimit: true });

  it('six in a minute of one mesa are heard; an open one asked for again counts for nothing', async () => {
    const local = await buildLocal(app);
    for (let vez = 0; vez < 6; vez++) {
      const { status, body } = await call(app, local);
      expect(status).toBe(201);
      for (let repetida = 0; repetida < 3; repetida++) expect((await call(app, local)).status).toBe(200);
      await attend(app, local, body.data._id, { estado: 'atendido' });
    }

    const septima = await call(app, local);
    expect([septima.status, Number(septima.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await readLlamadas(app, local)).toEqual([]);
    expect((await call(app, local, { mesa: 2 })).status).toBe(201);
  });
});
