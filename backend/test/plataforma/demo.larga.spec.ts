// Longer than most: making a demo takes long, so one serves all cases, interrupted starts too.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { diaTras, nombreJornada, rutas } from '@carta/contracts';
import type { Carta, LoginResponse } from '@carta/contracts';
import { createApp } from '../../src/arranque/app.setup';
import { TraduccionService } from '../../src/carta/traduccion/traduccion.service';
import { CartaService } from '../../src/carta/publicada/carta.service';
import type { Config } from '../../src/plataforma/config/config';
import { CierreService } from '../../src/cifras/cierre.service';
import { EstadisticasService } from '../../src/cifras/estadisticas.service';
import { TableroService } from '../../src/servicio/pedidos/movimientos/tablero/tablero.service';
import { PersonasService } from '../../src/casa/personas/personas.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { DemoService } from '../../src/herramientas/demo/demo.service';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import { createTestApp, testConfig } from '../support/app';
import { buildRestaurante } from '../support/factories';
import { testDatabase } from '../support/mongo';
import type { TestDatabase } from '../support/mongo';

const start = async (
  database: TestDatabase,
  overrides: Partial<Config> = {},
): Promise<NestFastifyApplication> => {
  const app = await createApp(testConfig({ mongodbUri: database.uri, demo: true, ...overrides }));
  await app.listen(0, '127.0.0.1');
  return app;
};
const dbOf = (app: NestFastifyApplication) => app.get<Connection>(getConnectionToken());
const todo = async (app: NestFastifyApplication) => ({
  restaurantes: await dbOf(app).collection('restaurantes').find().sort({ _id: 1 }).toArray(),
  categorias: await dbOf(app).collection('categorias').find().sort({ _id: 1 }).toArray(),
  productos: await dbOf(app).collection('productos').find().sort({ _id: 1 }).toArray(),
  imagenes: await dbOf(app).collection('imagenes.files').countDocuments(),
  grupos: await dbOf(app).collection('grupos').countDocuments(),
});

const loginStatus = async (app: NestFastifyApplication, email: string, password: string) =>
  (await app.inject({ method: 'POST', url: rutas.login(), payload: { email, password } })).statusCode;

/** What the console has been told of the demo's accounts from here on. */
function toldPasswords(): () => { email: string; password: string }[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  return () =>
    log.mock.calls.flatMap(([line]) => {
      const [, email = '', password = ''] = / (\S+@\S+) · (\S+)$/.exec(String(line)) ?? [];
      return email ? [{ email, password }] : [];
    });
}

afterEach(() => jest.restoreAllMocks());

describe('the demo', () => {
  const database = testDatabase('demo');
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await start(database);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('has weeks behind it, once, which no board shows', async () => {
    const links = await app.get(DemoService).demoLinks();
    const hoy = new Date();
    const desde = new Date(hoy.getTime() - 27 * 86_400_000).toISOString().slice(0, 10);
    const id = links?.premium.id ?? '';
    const cifras = await app
      .get(EstadisticasService)
      .rango(id, id, { desde, hasta: hoy.toISOString().slice(0, 10) }, hoy);

    expect(cifras.recaudado).toBeGreaterThan(1_000);
    expect(cifras.pendienteDeCobro).toBe(0);
    expect(cifras.minutosAListo.muestras).toBeGreaterThan(200);
    expect(Math.min(...Object.values(cifras.porForma))).toBeGreaterThan(0);
    expect(cifras.porComensal?.mesas).toBeGreaterThan(100);
    expect(
      await dbOf(app)
        .collection('grupos')
        .countDocuments({ 'pedidos.lineas.gramos': { $gt: 300 } }),
    ).toBeGreaterThan(10);
    expect(await app.get(TableroService).findPagados(id, undefined, 100)).toEqual([]);
  });

  it('has counted its drawer on past days, not always to the céntimo, and none today', async () => {
    const id = (await app.get(DemoService).demoLinks())?.premium.id ?? '';
    const cierreDe = (dias: number) =>
      app.get(CierreService).findCierre(id, diaTras(nombreJornada([], new Date()), -dias));
    const cierres = await Promise.all([1, 2, 3, 4, 5].map(cierreDe));
    const conteos = cierres.map(
      ({ arqueo }) => arqueo?.apuntes.filter(({ tipo }) => tipo === 'conteo') ?? [],
    );

    expect(conteos.map((apuntes) => apuntes.map(({ diferencia }) => diferencia))).toEqual([
      [0],
      [-1.2],
      [0.5, 0],
      [0],
      [-0.15],
    ]);
    expect(new Set(conteos.flat().map(({ esperado }) => esperado?.fondo))).toEqual(new Set([150]));
    expect(await cierreDe(0)).not.toHaveProperty('arqueo');
  });

  it('has two people who may enter on its devices, and asks nobody for anything', async () => {
    const { premium, normal } = (await app.get(DemoService).demoLinks()) ?? {};
    const personas = await app.get(PersonasService).listPersonas(premium?.id ?? '');
    expect(personas.map(({ nombre, rol, activa }) => [nombre, rol, activa])).toEqual([
      ['Ana', 'camarero', true],
      ['Luis', 'encargado', true],
    ]);
    expect(premium?.personas.map(({ nombre, pin }) => [nombre, pin])).toEqual([
      ['Ana', '1111'],
      ['Luis', '2222'],
    ]);
    expect(normal?.personas).toEqual([]);
    const servicio = await app.get(RestaurantesService).findServicio(premium?.id ?? '');
    expect(servicio).not.toHaveProperty('conEncargado');
  });

  it('has its cartas before the server listens', async () => {
    const links = await app.get(DemoService).demoLinks();
    const tasca = (await app.get(CartaService).getCarta(links?.premium.id ?? '')).carta;
    const cafe = (await app.get(CartaService).getCarta(links?.normal.id ?? '')).carta;
    const platos = ({ categorias }: Carta) => categorias.flatMap(({ productos }) => productos);

    expect(tasca.restaurante).toMatchObject({
      nombre: 'La Tasca de Ana',
      tipoUsuario: 'premium',
      numeroMesas: 12,
    });
    const [terraza] = tasca.restaurante.zonas ?? [];
    const tinto = platos(tasca).find(({ nombre }) => nombre === 'Tinto de verano');
    expect(terraza).toMatchObject({ nombre: 'Terraza', mesas: '9-12' });
    expect(tinto).toMatchObject({ precio: 3.2, precios: { [terraza?._id ?? '']: 3.7 } });
    expect(tasca.categorias).toHaveLength(7);
    expect(tasca.categorias.map(({ tipo }) => tipo)).toEqual([
      'comida',
      'comida',
      'comida',
      'comida',
      'comida',
      'bebida',
      'bebida',
    ]);
    expect(platos(tasca).length).toBeGreaterThanOrEqual(40);
    expect(platos(tasca).filter(({ disponible }) => !disponible)).toHaveLength(2);
    expect(cafe.restaurante).toMatchObject({ nombre: 'Café Sol', tipoUsuario: 'normal' });
    expect(platos(cafe)).toHaveLength(15);
    expect(
      [...platos(tasca), ...platos(cafe)].every(
        ({ descripcion, ingredientes, precio, menu }) =>
          descripcion && (menu ?? ingredientes.length) && precio > 0,
      ),
    ).toBe(true);
  });

  it('is read in five languages in the second of its houses, whole, and in Spanish alone in the first', async () => {
    const links = await app.get(DemoService).demoLinks();
    const traduccion = app.get(TraduccionService);
    const cartas = app.get(CartaService);
    const { lenguas = [] } = (await cartas.getCarta(links?.normal.id ?? '')).carta.restaurante;

    expect(lenguas).toEqual(['es', 'ca', 'en', 'fr', 'de']);
    for (const lengua of lenguas.slice(1)) {
      const { faltan, sinRevisar, textos } = await traduccion.getTextos(links?.normal.id ?? '', lengua);
      expect([faltan, sinRevisar, textos.filter(({ texto }) => !texto)]).toEqual([0, 0, []]);
    }
    expect((await cartas.getCarta(links?.premium.id ?? '')).carta.restaurante).not.toHaveProperty('lenguas');
  });

  it('never closes, and shows the hours of one categoría that nobody sees first nor can order from', async () => {
    const links = await app.get(DemoService).demoLinks();
    const cartas = await Promise.all(
      [links?.premium.id ?? '', links?.normal.id ?? ''].map((id) => app.get(CartaService).getCarta(id)),
    );

    const [tasca, cafe] = cartas.map(({ carta }) =>
      carta.categorias.flatMap(({ nombre, horas }, i) => (horas ? [[i > 0, nombre]] : [])),
    );
    expect(cartas.map(({ carta }) => carta.restaurante.horario)).toEqual([undefined, undefined]);
    expect([tasca, cafe]).toEqual([[], [[true, 'Dulces']]]);
  });

  it('serves in pases and at stations, and has a menú on weekdays, in the house that orders alone', async () => {
    const links = await app.get(DemoService).demoLinks();
    const [tasca, cafe] = await Promise.all(
      [links?.premium.id ?? '', links?.normal.id ?? ''].map(
        async (id) => (await app.get(CartaService).getCarta(id)).carta,
      ),
    );
    const { pases = [], estaciones = [], marchar } = tasca?.restaurante ?? {};
    const nombreEn = (partes: readonly { _id: string; nombre: string }[], id?: string) =>
      partes.find(({ _id }) => _id === id)?.nombre;
    const platos = tasca?.categorias.flatMap(({ productos }) => productos) ?? [];

    expect(marchar).toBe('sala');
    expect(tasca?.categorias.map(({ nombre, pase }) => [nombre, nombreEn(pases, pase)])).toEqual([
      ['Para picar', 'Entrantes'],
      ['Menú del día', undefined],
      ['Ensaladas y cremas', 'Primeros'],
      ['Platos de la casa', 'Segundos'],
      ['Postres', 'Postres'],
      ['Cervezas y vinos', undefined],
      ['Refrescos y cafés', undefined],
    ]);
    const propias = [...(tasca?.categorias ?? []), ...platos].map(({ estacion }) =>
      nombreEn(estaciones, estacion),
    );
    expect(new Set(propias)).toEqual(new Set([undefined, 'Plancha', 'Fríos']));
    const menus = platos.flatMap(({ menu }) => menu ?? []);
    expect(menus).toMatchObject([
      { incluye: ['pan', 'bebida'], horas: [{ dias: [1, 2, 3, 4, 5], desde: '13:00', hasta: '16:30' }] },
    ]);
    const suyos = menus.flatMap(({ pases: partes }) => partes).flatMap((pase) => pase.platos);
    expect(suyos.map(({ disponible }) => disponible)).not.toContain(false);
    expect(suyos.every(({ alergenosDeclarados }) => alergenosDeclarados)).toBe(true);
    expect(new Set(suyos.map(({ producto }) => producto !== undefined))).toEqual(new Set([true, false]));
    expect(suyos.filter(({ suplemento = 0 }) => suplemento > 0)).toHaveLength(1);
    const vendidos = dbOf(app).collection('grupos').find({ 'pedidos.lineas.esMenu': true });
    expect((await vendidos.toArray()).length).toBeGreaterThan(20);

    expect(Object.keys(cafe?.restaurante ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(pases|marchar|estaciones)$/)]),
    );
    const cosas = cafe?.categorias.flatMap(({ productos, ...categoria }) => [categoria, ...productos]) ?? [];
    expect(cosas.flatMap(({ pase, estacion }) => [pase, estacion]).filter(Boolean)).toEqual([]);
  });

  it('asks and measures where a house would, all of it declared and used', async () => {
    const links = await app.get(DemoService).demoLinks();
    const { carta } = await app.get(CartaService).getCarta(links?.premium.id ?? '');
    const platos = carta.categorias.flatMap(({ productos }) => productos);
    const { opciones = [] } = carta;

    expect(platos.find(({ nombre }) => nombre === 'Rosado de Navarra')).toMatchObject({
      precio: 3.6,
      formatos: [
        { nombre: 'Copa', precio: 3.6 },
        { nombre: 'Botella', precio: 17.5 },
      ],
    });
    expect(opciones.map(({ nombre }) => nombre).toSorted()).toEqual([
      'Extras',
      'Guarnición',
      'Punto de la carne',
      'Tipo de infusión',
    ]);
    expect(opciones.flatMap(({ valores }) => valores).every((valor) => valor.alergenosDeclarados)).toBe(true);
    const pedidas = new Set(platos.flatMap((plato) => plato.opciones ?? []));
    expect(opciones.every(({ _id }) => pedidas.has(_id))).toBe(true);
    const lineas = await dbOf(app)
      .collection('grupos')
      .find({ 'pedidos.lineas.formato': { $exists: true } })
      .toArray();
    expect(lineas.length).toBeGreaterThan(5);
  });

  it('lets one in with what the banner says', async () => {
    const links = await app.get(DemoService).demoLinks();
    for (const { email, password, id } of [links?.premium, links?.normal].flatMap((enlace) => enlace ?? [])) {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: rutas.login(),
        payload: { email, password },
      });
      expect(statusCode).toBe(200);
      expect((JSON.parse(body) as { data: LoginResponse }).data.restaurante._id).toBe(id);
    }
  });

  it('has a picture for every dish, which the server serves', async () => {
    await app.get(DemoService).ready();
    const links = await app.get(DemoService).demoLinks();
    for (const id of [links?.premium.id ?? '', links?.normal.id ?? '']) {
      const { categorias } = (await app.get(CartaService).getCarta(id)).carta;
      // a menú has none: its dishes have
      const platos = categorias.flatMap(({ productos }) => productos).filter(({ menu }) => !menu);
      for (const { nombre, imagen, imagenPrevia } of platos) {
        expect([nombre, imagenPrevia]).toMatchObject([nombre, { ancho: 800, alto: 600 }]);
        expect([nombre, (await app.inject({ url: imagen ?? '' })).statusCode]).toEqual([nombre, 200]);
      }
    }
  });

  it('is sown once: another start changes nothing, not even what somebody deleted', async () => {
    const borrado = await dbOf(app).collection('productos').findOneAndDelete({ nombre: 'Gazpacho andaluz' });
    const antes = await todo(app);
    await app.close();
    app = await start(database);
    await app.get(DemoService).ready();

    expect(await todo(app)).toEqual(antes);
    await dbOf(app)
      .collection('productos')
      .insertOne(borrado ?? {});
  });

  it('has no known password in production: another, which is told once', async () => {
    const db = dbOf(app);
    const cuentas = await db.collection('cuentas').find().toArray();
    await app.close();
    const contado = toldPasswords();
    app = await start(database, { nodeEnv: 'production', demo: false });

    const nuevas = contado();
    expect(nuevas.map(({ email }) => email).sort()).toEqual(cuentas.map(({ email }) => String(email)).sort());
    expect(new Set(nuevas.map(({ password }) => password)).size).toBe(2);
    for (const { email, password } of nuevas) {
      expect(await loginStatus(app, email, 'demo1234')).toBe(401);
      expect(await loginStatus(app, email, password)).toBe(200);
    }
    await app.close();
    app = await start(database, { nodeEnv: 'production' });
    expect(contado()).toEqual(nuevas);
    expect(await app.get(DemoService).demoLinks()).toMatchObject({
      premium: { password: null },
      normal: { password: null },
    });

    for (const { _id, passwordHash } of cuentas) {
      await dbOf(app).collection('cuentas').updateOne({ _id }, { $set: { passwordHash } });
    }
    await app.close();
    app = await start(database);
  });

  it.each([
    ['while the cartas were written', 'cartas'],
    ['while the pictures were stored', 'imagenes'],
  ])('goes on when it was cut off %s', async (_caso, etapa) => {
    const antes = await todo(app);
    const db = dbOf(app);
    const [primera, segunda] = await db.collection('productos').find().limit(2).toArray();
    if (etapa === 'cartas') await db.collection('productos').deleteOne({ _id: primera?._id });
    await db.collection('productos').updateOne({ _id: segunda?._id }, { $set: { imagen: null } });
    await db.collection<{ _id: string }>('siembra').updateOne({ _id: 'demo' }, { $set: { etapa } });
    await app.close();
    app = await start(database);
    await app.get(DemoService).ready();

    const despues = await todo(app);
    expect(despues.productos).toHaveLength(antes.productos.length);
    expect(despues.productos.every(({ imagen, menu }) => imagen || menu)).toBe(true);
    expect([despues.restaurantes, despues.categorias, despues.imagenes]).toEqual([
      antes.restaurantes,
      antes.categorias,
      antes.imagenes,
    ]);
  });
});

describe('a first start in production that ends while the demo is sown', () => {
  it('has told the password of each account it had stored', async () => {
    const database = testDatabase('cortada');
    const contado = toldPasswords();
    const fault = jest
      .spyOn(ProductosService.prototype, 'createProducto')
      .mockRejectedValue(new Error('cut off'));
    const cortada = await createApp(
      testConfig({ mongodbUri: database.uri, demo: true, nodeEnv: 'production' }),
    );
    await expect(cortada.listen(0, '127.0.0.1')).rejects.toThrow('cut off');
    await cortada.close();
    fault.mockRestore();
    const app = await start(database, { nodeEnv: 'production' });
    try {
      expect(contado()).toHaveLength(2);
      for (const { email, password } of contado()) expect(await loginStatus(app, email, password)).toBe(200);
      const id = (await app.get(DemoService).demoLinks())?.premium.id ?? '';
      expect(await app.get(PersonasService).listPersonas(id)).toEqual([]);
    } finally {
      await app.close();
      await database.drop();
    }
  });
});

describe('a database with a restaurant of its own', () => {
  it('never gets the demo', async () => {
    const database = testDatabase('propia');
    const antes = await createTestApp({ mongodbUri: database.uri });
    await buildRestaurante(antes);
    await antes.app.close();
    const app = await start(database);
    try {
      expect(await dbOf(app).collection('restaurantes').countDocuments()).toBe(1);
      expect(await app.get(DemoService).demoLinks()).toBeNull();
    } finally {
      await app.close();
      await database.drop();
      await antes.close().catch(() => undefined);
    }
  });
});
