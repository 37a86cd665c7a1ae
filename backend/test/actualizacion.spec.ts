import { mongo } from 'mongoose';
import { CABECERA_SEGUIMIENTO, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Llamada } from '@carta/contracts';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';
import { order } from './support/carta';
import { PEDIDO_EN_VUELO, RESTAURANTE_0_1, SEGUIMIENTO_LLAMADA_0_1, writeDatos01 } from './support/datos-0-1';
import { openSesion } from './support/factories';
import { testDatabase } from './support/mongo';
import { collect, hear, openComensal, openTablero } from './support/socket';

describe('Release 0.1, upgraded in the middle of a service', () => {
  const database = testDatabase('actualizacion');
  const client = new mongo.MongoClient(database.uri);
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    await client.connect();
  });
  beforeEach(async () => {
    await client.db().dropDatabase();
    await writeDatos01(client.db(), new Date());
    app = await createTestApp({ mongodbUri: database.uri });
    token = (await openSesion(app, RESTAURANTE_0_1)).accessToken;
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  it('keeps the order whose answer was lost one order, however often its phone asks again', async () => {
    const { clave, cuerpo } = PEDIDO_EN_VUELO;

    const respuestas = await Promise.all(Array.from({ length: 10 }, () => order(app, cuerpo, clave)));

    for (const { status, headers, body } of respuestas) {
      expect([status, headers.get('Idempotent-Replayed'), body.data.totalPedidos]).toEqual([201, 'true', 2]);
    }
    const [grupo, ...otros] = (await app.get<Grupo[]>(rutas.pedidos(), { token })).body.data;
    expect(otros).toEqual([]);
    expect(grupo).toMatchObject({ totalGrupo: 10.7, pedidos: [{ numero: 1 }, { numero: 1 }] });
  });

  it('shows the open call to new screens, and to those that still ask for avisos', async () => {
    const headers = { [CABECERA_SEGUIMIENTO]: SEGUIMIENTO_LLAMADA_0_1 };
    const listas = await Promise.all([
      app.get<Llamada[]>(rutasSala.llamadas(), { token }),
      app.get<Llamada[]>('/api/avisos', { token }),
      app.get<Llamada[]>(rutasSala.llamadasSeguidas(), { headers }),
      app.get<Llamada[]>('/api/avisos/seguimiento?x=1', { headers }),
    ]);

    for (const { status, body } of listas) {
      expect([status, body.data]).toMatchObject([200, [{ mesa: 1, tipo: 'camarero', estado: 'pendiente' }]]);
    }
    const repetida = { restaurante: RESTAURANTE_0_1, mesa: 1, tipo: 'camarero' };
    expect((await app.post<Llamada>('/api/avisos', { body: repetida })).body.data._id).toBe(
      listas[0]?.body.data[0]?._id,
    );
  });

  it('is heard by screens and phones that listen for the old name as by those of the new', async () => {
    const [tablero, telefono] = [await openTablero(app, token), await openComensal(app, RESTAURANTE_0_1)];
    expect(await telefono.emitWithAck('seguir', SEGUIMIENTO_LLAMADA_0_1)).toEqual({ success: true });
    const oidas = ['llamada', 'aviso'].flatMap((evento) =>
      [tablero, telefono].map((socket) => collect<Llamada>(socket, evento)),
    );
    const [llamada] = (await app.get<Llamada[]>('/api/avisos', { token })).body.data;
    const ultimas = Promise.all([hear(tablero, 'aviso'), hear(telefono, 'aviso')]);

    await app.put(`/api/avisos/${llamada?._id}`, { token, body: { estado: 'en_camino' } });
    await ultimas;

    for (const lista of oidas) expect(lista).toMatchObject([{ _id: llamada?._id, estado: 'en_camino' }]);
  });
});
