// Longer than most: a kind of envio made for this spec is delivered, delayed and refused in every way.
import { Logger } from '@nestjs/common';
import { EntregaFallida } from '../../src/plataforma/buzon/buzon.errors';
import { BuzonService } from '../../src/plataforma/buzon/buzon.service';
import type { Enviar, Envio, TipoEnvio, Transporte } from '../../src/plataforma/buzon/buzon.types';
import { Ritmo } from '../../src/plataforma/buzon/ritmo';
import { CorreoService } from '../../src/plataforma/correo/correo.service';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { eventually } from '../support/mongo-motor';
import { testDatabase } from '../support/mongo';
import { startSmtp } from '../support/smtp';
import type { Smtp } from '../support/smtp';

/** A kind that only these tests have. */
const PRUEBA = 'prueba' as string as TipoEnvio;
const HORA_MS = 3_600_000;
/** More than are under way at once. */
const MUCHOS = 10;
/** Comes back at once, twice, and then in an hour. */
const DEPRISA = { reintentos: [10, 20, HORA_MS] } satisfies Partial<Ritmo>;
/** Waits for the other side longer than any test runs. */
const SIN_PRISA = { envio: HORA_MS, arriendo: 2 * HORA_MS } satisfies Partial<Ritmo>;

/** A kind of its own on a server: what its transport was given, and what it does. */
class OtroTipo implements Transporte<string> {
  readonly tipo = PRUEBA;
  readonly logger = new Logger('Prueba');
  readonly entregas: Envio<string>[] = [];
  readonly enviar: Enviar<string>;

  constructor(
    app: TestApp,
    private readonly work: (signal: AbortSignal) => Promise<void>,
  ) {
    this.enviar = app.app.get(BuzonService).register(this);
  }

  deliver(envio: Envio<string>, signal: AbortSignal): Promise<void> {
    this.entregas.push(envio);
    return this.work(signal);
  }

  send(contenido: string, caducaEn = new Date(Date.now() + 10 * HORA_MS)): Promise<void> {
    return this.enviar(contenido, caducaEn);
  }

  sendMany(): Promise<unknown> {
    return Promise.all(Array.from({ length: MUCHOS }, (_, i) => this.send(`n${i}`)));
  }
}

const take = (): Promise<void> => Promise.resolve();
const fail = (): Promise<void> => Promise.reject(new Error('nadie abre'));
/** Until its time is over or the server ends. */
const hang = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => {
    const cut = () => reject(new Error('cortado'));
    // a server that ends at once has cut it before it began
    if (signal.aborted) cut();
    else signal.addEventListener('abort', cut);
  });

describe('The outbox', () => {
  let smtp: Smtp;
  let app: TestApp;

  beforeEach(async () => {
    smtp = await startSmtp();
    app = await createTestApp({ smtpUrl: smtp.url });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const hurry = (ritmo: Partial<Ritmo>): unknown => Object.assign(app.app.get(Ritmo), ritmo);
  const pending = (tipo: TipoEnvio): Promise<number> => app.db.collection('envios').countDocuments({ tipo });
  const sendCorreo = (para: string): Promise<void> =>
    app.app
      .get(CorreoService)
      .send({ para, asunto: 'Hola', texto: 'Hola', html: '' }, new Date(Date.now() + 10 * HORA_MS));

  it('gives an envio to the transport of its kind as it was sent, once, and forgets it', async () => {
    const prueba = new OtroTipo(app, take);

    await prueba.send('¿qué tal? ☕');

    await eventually(async () => prueba.entregas.length > 0 && (await pending(PRUEBA)) === 0);
    expect(prueba.entregas).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        creadoEn: expect.any(Date),
        contenido: '¿qué tal? ☕',
      },
    ]);
    expect(smtp.visitas).toBe(0);
  });

  it('keeps what is sent closed', async () => {
    const prueba = new OtroTipo(app, hang);

    await prueba.send('un secreto');

    const doc = await app.db.collection('envios').findOne({ tipo: PRUEBA });
    const contenido = String(doc?.contenido);
    expect(contenido + Buffer.from(contenido, 'base64').toString()).not.toContain('secreto');
  });

  it('tries again by one rhythm, whatever the kind, and the envio is the same each time', async () => {
    hurry(DEPRISA);
    smtp.behave('ocupado');
    const prueba = new OtroTipo(app, fail);

    await prueba.send('a');
    await sendCorreo('ana@ejemplo.es');

    const descansa = { siguienteEn: { $gt: new Date(Date.now() + HORA_MS / 2) }, intentos: 3 };
    await eventually(async () => (await app.db.collection('envios').countDocuments(descansa)) === 2);
    expect(prueba.entregas).toHaveLength(3);
    expect(new Set(prueba.entregas.map((envio) => JSON.stringify(envio))).size).toBe(1);
  });

  it.each([
    [
      'its transport says that trying again cannot help',
      () => Promise.reject(new EntregaFallida('410', true, undefined)),
      10 * HORA_MS,
    ],
    ['it would be of no use when its turn comes again', fail, HORA_MS / 2],
  ])('gives an envio up when %s', async (_, work, vidaMs) => {
    hurry({ reintentos: [HORA_MS] });
    const prueba = new OtroTipo(app, work);

    await prueba.send('a', new Date(Date.now() + vidaMs));

    await eventually(async () => prueba.entregas.length > 0 && (await pending(PRUEBA)) === 0);
    expect(prueba.entregas).toHaveLength(1);
  });

  it('gives an envio up without a try once it is of no use', async () => {
    const prueba = new OtroTipo(app, take);

    await prueba.send('tarde', new Date(Date.now() - 1));

    await eventually(async () => (await pending(PRUEBA)) === 0);
    expect(prueba.entregas).toEqual([]);
  });

  it.each([
    ['says nothing', hang],
    ['fails', fail],
  ])(
    'lets mail leave while as many as there are of another kind wait for a transport that %s',
    async (_, work) => {
      hurry({ ...SIN_PRISA, reintentos: [HORA_MS] });
      const prueba = new OtroTipo(app, work);
      await prueba.sendMany();
      await eventually(() => prueba.entregas.length > 0);

      await sendCorreo('ana@ejemplo.es');

      await smtp.next('ana@ejemplo.es');
      await eventually(async () => (await pending('correo')) === 0);
      expect(await pending(PRUEBA)).toBe(MUCHOS);
    },
  );

  it('lets another kind leave while the mail server says nothing', async () => {
    hurry(SIN_PRISA);
    smtp.behave('no saluda');
    for (let i = 0; i < MUCHOS; i++) await sendCorreo(`n${i}@ejemplo.es`);
    await eventually(() => smtp.visitas > 0);
    const prueba = new OtroTipo(app, take);

    await prueba.sendMany();

    await eventually(async () => (await pending(PRUEBA)) === 0);
    expect([prueba.entregas.length, await pending('correo')]).toEqual([MUCHOS, MUCHOS]);
  });
});

describe('The outbox of several servers', () => {
  const database = testDatabase('buzon');
  let primera: TestApp;
  let segunda: TestApp;

  beforeEach(async () => {
    primera = await createTestApp({ mongodbUri: database.uri });
    segunda = await createTestApp({ mongodbUri: database.uri });
    for (const { app } of [primera, segunda]) Object.assign(app.get(Ritmo), SIN_PRISA);
  });
  afterEach(async () => {
    await Promise.all([primera.close(), segunda.close()]);
  });
  afterAll(() => database.drop());

  const envios = () => primera.db.collection('envios');

  it('gives each envio to one of them', async () => {
    const [aqui, alli] = [new OtroTipo(primera, take), new OtroTipo(segunda, take)];

    await Promise.all([aqui.sendMany(), alli.sendMany()]);

    await eventually(async () => (await envios().countDocuments()) === 0);
    const ids = [...aqui.entregas, ...alli.entregas].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([2 * MUCHOS, 2 * MUCHOS]);
  });

  it('leaves an envio to who holds it until the hold ends, and then to whoever asks', async () => {
    let isPrimera = true;
    const hangOnce = (signal: AbortSignal): Promise<void> => {
      if (!isPrimera) return take();
      isPrimera = false;
      return hang(signal);
    };
    const [aqui, alli] = [new OtroTipo(primera, hangOnce), new OtroTipo(segunda, take)];
    const entregas = () => [...aqui.entregas, ...alli.entregas].map(({ contenido }) => contenido).toSorted();
    await aqui.send('a');
    await eventually(() => aqui.entregas.length === 1);
    await alli.send('b');
    await eventually(async () => (await envios().countDocuments()) === 1);
    expect(entregas()).toEqual(['a', 'b']);

    await envios().updateOne({}, { $set: { siguienteEn: new Date() } });
    await alli.send('c');

    await eventually(async () => (await envios().countDocuments()) === 0);
    expect(entregas()).toEqual(['a', 'a', 'b', 'c']);
  });
});
