import { mongo } from 'mongoose';
import { CABECERA_SEGUIMIENTO, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, CategoriaConProductos, Grupo, Llamada, Perfil } from '@carta/contracts';
import { marcaDeClaveOf } from '../../src/casa/acceso/sesiones/marca-de-clave';
import { TokensService } from '../../src/casa/acceso/sesiones/tokens.service';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { order } from '../support/local';
import {
  PASSWORD_HASH_0_1,
  PEDIDO_EN_VUELO,
  RESTAURANTE_0_1,
  SEGUIMIENTO_LLAMADA_0_1,
  writeDatos01,
} from '../support/datos-0-1';
import { openSesion } from '../support/factories';
import { testDatabase } from '../support/mongo';
import { hear, openComensal } from '../support/socket';

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
    const [grupo, ...resto] = (await app.get<Grupo[]>(rutas.pedidos(), { token })).body.data;
    expect(resto).toEqual([]);
    expect(grupo).toMatchObject({ totalGrupo: 10.7, pedidos: [{ numero: 1 }, { numero: 1 }] });
  });

  it('keeps who was in: the sessions of the owner and of a device, and their tokens', async () => {
    const sesiones = [
      { rol: 'propietario', huella: marcaDeClaveOf({ passwordHash: PASSWORD_HASH_0_1 }) },
      { rol: 'camarero', huella: 'of whatever password it was' },
    ].map((sesion) => ({
      ...sesion,
      _id: new mongo.BSON.ObjectId(),
      restauranteId: new mongo.BSON.ObjectId(RESTAURANTE_0_1),
      tokens: [],
      direccion: 'x',
      creadaEn: new Date(),
      expiraEn: new Date(Date.now() + 3_600_000),
      terminadaEn: null,
    }));
    await app.close();
    await client.db().dropDatabase();
    await writeDatos01(client.db(), new Date());
    await client.db().collection('sesiones').insertMany(sesiones);
    app = await createTestApp({ mongodbUri: database.uri });

    const tokens = await Promise.all(
      sesiones.map(({ _id }) =>
        app.app.get(TokensService).signAccess({
          restauranteId: RESTAURANTE_0_1,
          fam: _id.toHexString(),
          rol: 'propietario',
          plan: 'premium',
          actor: 'whoever it was',
        }),
      ),
    );
    const perfiles = await Promise.all(
      tokens.map((access) => app.get<Perfil>(rutas.me(), { token: access })),
    );
    expect(perfiles.map(({ body }) => body.data.tipoUsuario)).toEqual(['premium', 'camarero']);
  });

  it('shows the open call to the staff and to the phone that made it, which asks again in vain', async () => {
    const headers = { [CABECERA_SEGUIMIENTO]: SEGUIMIENTO_LLAMADA_0_1 };
    const listas = await Promise.all([
      app.get<Llamada[]>(rutasSala.llamadas(), { token }),
      app.get<Llamada[]>(rutasSala.llamadasSeguidas(), { headers }),
    ]);

    for (const { status, body } of listas) {
      expect([status, body.data]).toMatchObject([200, [{ mesa: 1, tipo: 'camarero', estado: 'pendiente' }]]);
    }
    const repetida = { restaurante: RESTAURANTE_0_1, mesa: 1, tipo: 'camarero' };
    expect((await app.post<Llamada>(rutasSala.llamadas(), { body: repetida })).body.data._id).toBe(
      listas[0]?.body.data[0]?._id,
    );
  });

  it('tells the carta in the order it had, with what is new last, and lets it be put in another', async () => {
    const raciones = async () => {
      const { body } = await app.get<Carta>(rutas.carta(RESTAURANTE_0_1));
      const [{ _id: categoria, productos }] = body.data.categorias as [CategoriaConProductos];
      return {
        categoria,
        ids: productos.map(({ _id }) => _id),
        nombres: productos.map(({ nombre }) => nombre),
      };
    };
    const { categoria } = await raciones();
    await app.post(rutasGestion.productos(), { token, body: { nombre: 'Gilda', precio: 2, categoria } });
    const antes = await raciones();
    expect(antes.nombres).toEqual(['Ensaladilla', 'Tortilla', 'Gilda']);

    const secciones = [{ categoria, productos: antes.ids.toReversed() }];
    await app.put(rutasGestion.ordenProductos(), { token, body: { secciones } });

    expect((await raciones()).nombres).toEqual(['Gilda', 'Tortilla', 'Ensaladilla']);
  });

  it('tells that phone by the token it was given then that somebody comes', async () => {
    const telefono = await openComensal(app, RESTAURANTE_0_1);
    expect(await telefono.emitWithAck('seguir', SEGUIMIENTO_LLAMADA_0_1)).toEqual({ success: true });
    const [llamada] = (await app.get<Llamada[]>(rutasSala.llamadas(), { token })).body.data;
    const oida = hear<Llamada>(telefono, 'llamada');

    await app.put(rutasSala.llamada(llamada?._id ?? ''), { token, body: { estado: 'en_camino' } });

    expect(await oida).toMatchObject({ _id: llamada?._id, estado: 'en_camino' });
  });
});
