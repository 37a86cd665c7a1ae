import { mongo } from 'mongoose';
import { rutasGestion } from '@carta/contracts';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { readRecord } from '../../src/plataforma/base-datos/motor/engine-record';
import { ensureBuilt } from '../support/construido';
import { eventually } from '../support/mongo-motor';
import { buildRegistro } from '../support/registro';
import { startSmtp } from '../support/smtp';
import type { Smtp } from '../support/smtp';
import { ask } from './support/ask';
import { LIMITE_RONDA_MS } from './support/rondas-caos';
import { Servidor } from './support/servidor';

jest.setTimeout(120_000 + LIMITE_RONDA_MS);

describe('kill -9 of the application while a mail is being delivered', () => {
  let smtp: Smtp;
  let servidor: Servidor;

  beforeAll(async () => {
    ensureBuilt();
    smtp = await startSmtp('no saluda');
    servidor = await Servidor.start({ SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await servidor.destroy();
    await smtp.close();
  });

  it('the next server delivers it once the hold of the dead one has ended', async () => {
    const registro = buildRegistro();
    const { status } = await ask(`${servidor.url}${rutasGestion.registro()}`, {
      method: 'POST',
      body: registro,
    });
    expect(status).toBe(201);
    await eventually(() => smtp.visitas === 1);
    await servidor.kill();
    await eventually(() => servidor.processes().length === 0, LIMITE_RONDA_MS);
    smtp.behave('acepta');

    await servidor.boot();
    expect(smtp.correos).toEqual([]);
    await endHold(servidor.dataDir);

    await smtp.next(registro.email);
    expect(smtp.correos).toHaveLength(1);
  });
});

/** A minute that nobody has to wait for. */
async function endHold(dataDir: string): Promise<void> {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`Nobody has the database of ${dataDir} open`);
  await using client = await new mongo.MongoClient(withDatabase(record.uri)).connect();
  const envios = client.db().collection('envios');
  expect(await envios.find().toArray()).toMatchObject([{ tipo: 'correo', intentos: 1 }]);
  await envios.updateOne({}, { $set: { siguienteEn: new Date() } });
}
