import { rutasGestion } from '@carta/contracts';
import type { RegistroResponse } from '@carta/contracts';
import { mongo } from 'mongoose';
import { Cifrado } from '../../src/plataforma/buzon/cifrado';
import { CorreoService } from '../../src/plataforma/correo/correo.service';
import { Ritmo } from '../../src/plataforma/buzon/ritmo';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { eventually } from '../support/mongo-motor';
import { testDatabase } from '../support/mongo';
import { buildRegistro } from '../support/registro';
import { startSmtp } from '../support/smtp';
import type { Conducta, Smtp } from '../support/smtp';

/** A postman who comes back at once. */
const DEPRISA = { reintentos: [50] } satisfies Partial<Ritmo>;
/** One who does not wait for a mail server that says nothing; on a busy machine any other may be as slow. */
const IMPACIENTE = { envio: 300, arriendo: 600 } satisfies Partial<Ritmo>;
/** One who would wait for it longer than any test runs. */
const SIN_PRISA = { envio: 3_600_000, arriendo: 3_660_000 } satisfies Partial<Ritmo>;
const { envio, arriendo } = new Ritmo();

describe('Outgoing mail', () => {
  let smtp: Smtp;
  let app: TestApp;

  beforeEach(async () => {
    smtp = await startSmtp();
    app = await createTestApp({ smtpUrl: smtp.url, publicUrl: 'https://carta.ejemplo.es' });
    Object.assign(app.app.get(Ritmo), DEPRISA);
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const pending = (): Promise<number> => app.db.collection('envios').countDocuments();
  const send = (para: string, caducaEn = new Date(Date.now() + 60_000)): Promise<void> =>
    app.app.get(CorreoService).send({ para, asunto: 'Hola', texto: 'Hola', html: '<p>Hola</p>' }, caducaEn);
  const register = async (): Promise<string> => {
    const registro = buildRegistro();
    const { status } = await app.post<RegistroResponse>(rutasGestion.registro(), { body: registro });
    expect(status).toBe(201);
    return registro.email;
  };

  it('is a whole mail: from, to, subject, a text and an HTML part that say the same', async () => {
    const email = await register();

    const { asunto, texto, html, cabeceras } = await smtp.next(email);

    const [codigo = ''] = /^\d{6}/.exec(asunto) ?? [];
    expect(asunto).toBe(`${codigo} es tu código de Carta Digital`);
    expect(cabeceras).toMatchObject({
      from: 'Carta Digital <no-reply@localhost>',
      to: email,
      'message-id': expect.stringMatching(/^<[0-9a-f]{24}@localhost>$/),
      'auto-submitted': 'auto-generated',
    });
    expect(cabeceras['content-type']).toContain('multipart/alternative');
    for (const parte of [texto, html]) {
      expect(parte).toContain(codigo);
      expect(parte).toContain('10 minutos');
      expect(parte).toContain('Si no has sido tú, ignora este mensaje');
    }
    await eventually(async () => (await pending()) === 0);
    expect(smtp.visitas).toBe(1);
  });

  it('leads to the page of the new password by PUBLIC_URL, whatever host the request names', async () => {
    const email = await register();
    await smtp.next(email);

    await app.post(rutasGestion.olvido(), { body: { email }, headers: { 'x-forwarded-host': 'malo.es' } });

    const { texto, html } = await smtp.next(email);
    const [enlace = ''] = /https:\/\/\S+/.exec(texto) ?? [];
    const { origin, pathname, searchParams } = new URL(enlace);
    expect([origin, pathname, searchParams.get('email')]).toEqual([
      'https://carta.ejemplo.es',
      '/change-password',
      email,
    ]);
    expect(searchParams.get('enlace')).toMatch(/^[\w-]{22}$/);
    expect(html).toContain(`href="${enlace.replaceAll('&', '&amp;')}"`);
    expect(texto + html).not.toContain('malo.es');
  });

  it.each<Conducta>(['ocupado', 'no saluda', 'calla', 'corta'])(
    'waits while the mail server «%s», and arrives once when it is well again',
    async (conducta) => {
      Object.assign(app.app.get(Ritmo), IMPACIENTE);
      smtp.behave(conducta);
      const email = await register();
      await eventually(() => smtp.visitas >= 3);
      expect([smtp.correos.length, await pending()]).toEqual([0, 1]);

      Object.assign(app.app.get(Ritmo), { envio, arriendo });
      smtp.behave('acepta');

      await smtp.next(email);
      await eventually(async () => (await pending()) === 0);
      expect(smtp.correos).toHaveLength(1);
    },
  );

  it.each<Conducta>(['no saluda', 'calla'])(
    'is not waited for by who registers, however long the mail server «%s»',
    async (conducta) => {
      Object.assign(app.app.get(Ritmo), SIN_PRISA);
      smtp.behave(conducta);

      await register();

      expect([smtp.correos.length, await pending()]).toEqual([0, 1]);
    },
  );

  it('waits while there is no mail server at all', async () => {
    await smtp.close();
    await register();
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(await pending()).toBe(1);
  });

  it('is the same mail to its reader when it has to leave twice', async () => {
    smtp.behave('acepta y no lo dice');
    await send('ana@ejemplo.es');
    await eventually(() => smtp.correos.length >= 2);
    smtp.behave('acepta');
    await eventually(async () => (await pending()) === 0);

    const ids = smtp.correos.map(({ cabeceras }) => [cabeceras['message-id'], cabeceras.date]);
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  it('is given up at once when the mail server knows nobody of that name', async () => {
    smtp.behave('rechaza');
    await register();

    await eventually(async () => smtp.visitas > 0 && (await pending()) === 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(smtp.visitas).toBe(1);
  });
});

describe('Mail that waited when the program was upgraded', () => {
  const database = testDatabase('correo-antes');
  const client = new mongo.MongoClient(database.uri);
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  it('leaves as it was written, by the id and the date it had', async () => {
    const db = (await client.connect()).db();
    const _id = new mongo.ObjectId();
    const creadoEn = new Date('2026-11-26T20:00:00Z');
    const correo = { para: 'ana@ejemplo.es', asunto: 'Hola', texto: 'Qué tal', html: '<p>Qué tal</p>' };
    await db.collection('correos').insertOne({
      _id,
      contenido: new Cifrado(JWT_SECRET, 'correo').close(JSON.stringify(correo)),
      intentos: 3,
      siguienteEn: creadoEn,
      caducaEn: new Date(Date.now() + 60_000),
      creadoEn,
    });
    await db.collection('correos').createIndex({ siguienteEn: 1 }, { name: 'pendientes' });
    const smtp = await startSmtp();
    const app = await createTestApp({ mongodbUri: database.uri, smtpUrl: smtp.url });

    const { asunto, texto, cabeceras } = await smtp.next('ana@ejemplo.es');

    expect([asunto, texto.trim(), cabeceras['message-id']]).toEqual([
      'Hola',
      'Qué tal',
      `<${_id.toHexString()}@localhost>`,
    ]);
    expect(new Date(String(cabeceras.date))).toEqual(creadoEn);
    await eventually(async () => (await db.collection('envios').countDocuments()) === 0);
    await app.close();
    await smtp.close();
  });
});
