import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutasGestion, rutasSala } from '@carta/contracts';
import { Config } from '../../src/plataforma/config/config';
import { ApartadosService, VIDA_APARTADO_MS } from '../../src/servicio/pedidos/entrada/apartados.service';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { ensureBuilt } from '../support/construido';
import { buildLocal } from '../support/local';
import type { Local } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { startSmtp } from '../support/smtp';
import type { Smtp } from '../support/smtp';
import { openDinero } from './support/dinero-caos';
import type { DineroCaos } from './support/dinero-caos';
import { tell } from './support/informe';
import { Insistente } from './support/insistente';
import { openNoche } from './support/noche-caos';
import type { NocheCaos } from './support/noche-caos';
import { LIMITE_RONDA_MS } from './support/rondas-caos';
import { Servidor } from './support/servidor';

/** Kills of one of them, each while both are at it. */
const RONDAS = 6;
const QUEDAN = 12;
const PEDIDOS = 40;
const HASTA_EL_GOLPE_MS = 120;

jest.setTimeout(120_000 + RONDAS * LIMITE_RONDA_MS);

describe('Two processes on one database', () => {
  let smtp: Smtp;
  let a: TestApp;
  let b: Servidor;
  let local: Local;
  let dinero: DineroCaos;
  let noche: NocheCaos;

  beforeAll(async () => {
    ensureBuilt();
    smtp = await startSmtp();
    a = await createTestApp({ smtpUrl: smtp.url });
    local = await buildLocal(a);
    dinero = await openDinero(a);
    noche = await openNoche(a, smtp);
    await noche.forget(0);
    const { mongodbUri = '' } = a.app.get(Config);
    b = await Servidor.start({
      MONGODB_URI: mongodbUri,
      JWT_SECRET,
      SMTP_URL: smtp.url,
      NODE_OPTIONS: `--require ${require.resolve('../support/periodicos-ya.cjs')}`,
    });
  });
  afterAll(async () => {
    await b?.destroy();
    await a?.close();
    await smtp?.close();
  });

  const tortilla = (): string => local.tortilla.productoId ?? '';
  const setQuedan = async (quedan: number): Promise<void> => {
    const { status } = await a.put(rutasGestion.quedan(tortilla()), {
      token: local.token,
      body: { quedan },
      headers: { [CABECERA_CLAVE]: randomUUID() },
    });
    expect(status).toBe(200);
  };
  const quedanOf = async (): Promise<unknown> =>
    (await a.db.collection('productos').findOne({ _id: new Types.ObjectId(tortilla()) }))?.quedan;
  /** Units in the orders that are stored under these keys, which are stored once each. */
  const sold = async (claves: readonly string[]): Promise<number> => {
    const grupos = await a.db
      .collection('grupos')
      .find({ 'pedidos.clave': { $in: claves } })
      .toArray();
    const tickets = grupos.flatMap(
      ({ pedidos }) => pedidos as { clave: string; lineas: { cantidad: number }[] }[],
    );
    const suyos = tickets.filter(({ clave }) => claves.includes(clave));
    expect(new Set(suyos.map(({ clave }) => clave)).size).toBe(suyos.length);
    return suyos.flatMap(({ lineas }) => lineas).reduce((suma, { cantidad }) => suma + cantidad, 0);
  };
  const insistentes = (): [Insistente, Insistente] => [new Insistente(a.url), new Insistente(b.url)];
  /** Each goes to one of them, again and again until it is answered. */
  const sendAll = (
    cuantos: number,
    cantidad: (i: number) => number,
    [porA, porB]: readonly [Insistente, Insistente] = insistentes(),
  ) => {
    const claves = Array.from({ length: cuantos }, () => randomUUID());
    const respuestas = Promise.all(
      claves.map((clave, i) =>
        (i % 2 === 0 ? porA : porB).send(rutasSala.tomarPedido(1 + (i % 12)), {
          method: 'POST',
          token: local.token,
          headers: { [CABECERA_CLAVE]: clave },
          body: { productos: [{ ...local.tortilla, cantidad: cantidad(i) }] },
        }),
      ),
    );
    return { claves, respuestas };
  };

  it('of 200 orders at both at once for 3, three are stored', async () => {
    await setQuedan(3);

    const { claves, respuestas } = sendAll(200, () => 1);

    const estados = (await respuestas).map(({ status }) => status);
    expect(estados.filter((status) => status === 201)).toHaveLength(3);
    expect([await sold(claves), await quedanOf()]).toEqual([3, 0]);
  });

  it('a kill -9 of one of them sells, approves, counts, seals, writes and mails nothing twice, and loses nothing of it', async () => {
    let perdidas = 0;
    const amedias: number[] = [];
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const deNoche = noche.work();
      await setQuedan(QUEDAN);
      const procesos = insistentes();
      const { claves, respuestas } = sendAll(PEDIDOS, (i) => 1 + (i % 3), procesos);
      const deDinero = dinero.work(procesos);
      await sleep(randomInt(HASTA_EL_GOLPE_MS));
      await b.kill();
      amedias.push(await noche.countPartes());
      await eventually(() => b.processes().length === 0, LIMITE_RONDA_MS);
      await deNoche;
      expect(await noche.check(ronda, 1)).toEqual([]);

      await noche.forget(ronda + 1);
      await b.boot();
      const estados = (await respuestas).map(({ status }) => status);
      await deDinero;
      perdidas += procesos[1].respuestas.get(0) ?? 0;
      expect(estados.filter((status) => ![201, 200, 409].includes(status))).toEqual([]);
      expect(await dinero.check()).toEqual([]);

      await a.app.get(ApartadosService).runOnce(new Date(Date.now() + VIDA_APARTADO_MS + 1_000));

      const vendidas = await sold(claves);
      expect(vendidas).toBeLessThanOrEqual(QUEDAN);
      expect(await quedanOf()).toBe(QUEDAN - vendidas);
    }
    tell(
      `${RONDAS} kills of one of two processes: ${perdidas} answers lost; partes written by then: ${amedias.join(', ')}`,
    );
    expect(perdidas).toBeGreaterThan(RONDAS);
  });
});
