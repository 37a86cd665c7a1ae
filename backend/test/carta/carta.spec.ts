// Longer than most: one restaurant and its prepared bytes serve every case.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get as httpGet } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { rutas } from '@carta/contracts';
import type { Carta, CategoriaConProductos } from '@carta/contracts';
import { Types } from 'mongoose';
import { CartaService } from '../../src/carta/publicada/carta.service';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import type { ProductoNuevo } from '../../src/carta/productos/lista/productos.service';
import { useApp } from '../support/app';
import { NADIE, buildProducto, buildRestaurante } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';

/** Reads an address with the bytes as they travel. */
function readRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers }, (response) => {
      const trozos: Buffer[] = [];
      response.on('data', (trozo: Buffer) => trozos.push(trozo));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(trozos) }));
    }).on('error', reject);
  });
}

describe('GET /api/carta', () => {
  const app = useApp();
  let casa: RestauranteDePrueba;
  let raciones: string;
  const read = (headers = {}, id = casa.id) => app.get<Carta>(rutas.carta(id), { headers });
  const add = (datos: Partial<ProductoNuevo> = {}) => buildProducto(app, casa.id, datos);
  /** Behind the back of the server: no event says so. */
  const changeSilently = (set: Record<string, unknown>) =>
    app.db.collection('productos').updateMany({ restaurante: new Types.ObjectId(casa.id) }, { $set: set });

  beforeEach(async () => {
    casa = await buildRestaurante(app, { plan: 'premium' });
    const categorias = app.app.get(CategoriasService);
    raciones = (await categorias.createCategoria(casa.id, 'Raciones'))._id;
    await categorias.createCategoria(casa.id, 'Vinos');
  });
  afterEach(() => jest.useRealTimers());

  it('tells the whole menu in order, and never the email', async () => {
    await add({ categoriaId: raciones });
    await add({ nombre: 'Suelto' });

    const { status, body } = await read();

    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data).toMatchObject({
      restaurante: { _id: casa.id, nombre: casa.nombre },
      categorias: [
        {
          _id: raciones,
          nombre: 'Raciones',
          posicion: 0,
          tipo: 'comida',
          productos: [{ nombre: 'Tortilla', precio: 8.5 }],
        },
        { nombre: 'Vinos', posicion: 1, tipo: 'bebida', productos: [] },
      ],
      sinCategoria: [{ nombre: 'Suelto', categoria: null }],
    });
    expect(JSON.stringify(body)).not.toContain(casa.email);
  });

  it('reads a product whose categoría is gone as sin categoría', async () => {
    await add({ categoriaId: raciones });
    await app.db.collection('categorias').deleteOne({ _id: new Types.ObjectId(raciones) });
    app.app.get(DomainEvents).emit('carta.cambiada', { restauranteId: casa.id, remota: true });

    const { body } = await read();

    expect(body.data.sinCategoria).toMatchObject([{ nombre: 'Tortilla', categoria: null }]);
  });

  it('is the same answer cold and warm', async () => {
    const fria = await read();
    const caliente = await read();

    const own = ({ headers }: typeof fria) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    expect(own(caliente)).toEqual(own(fria));
    expect(caliente.headers.get('x-request-id')).toBeTruthy();
    expect(caliente.body).toEqual(fria.body);
  });

  it.each(['cold', 'warm'])(
    'answers 304 to who has it (%s), and asks to be asked each time',
    async (como) => {
      const { headers, body } = await read();
      const etag = headers.get('etag') ?? '';
      expect(etag).toBe(`W/"${body.data.version}"`);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toContain('Accept-Encoding');

      for (const conocido of [etag, etag.slice(2), `"otro", ${etag}`, '*']) {
        if (como === 'cold')
          app.app.get(DomainEvents).emit('carta.cambiada', { restauranteId: casa.id, remota: true });
        const repetida = await read({ 'if-none-match': conocido });
        expect([repetida.status, repetida.headers.get('etag')]).toEqual([304, etag]);
      }
      expect((await read({ 'if-none-match': '"otro"' })).status).toBe(200);
    },
  );

  it('travels compressed as the phone prefers, and whole for who cannot', async () => {
    const url = `${app.url}${rutas.carta(casa.id)}`;
    const entera = await readRaw(url, {});
    const br = await readRaw(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await readRaw(url, { 'accept-encoding': 'gzip, br;q=0.5' });

    expect([entera, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(entera.body);
    expect(gunzipSync(gzip.body)).toEqual(entera.body);
    expect(br.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('has a new version at once when anything in it changes', async () => {
    const { headers, body } = await read();
    await add();

    const despues = await read({ 'if-none-match': headers.get('etag') ?? '' });

    expect(despues.status).toBe(200);
    expect(despues.body.data.version).not.toBe(body.data.version);
    expect(await app.app.get(CartaService).version(casa.id)).toBe(despues.body.data.version);
  });

  it('says sold out until tomorrow, and available by itself when the time comes', async () => {
    const manana = new Date(Date.now() + 10_000);
    const { _id } = await add({ agotadoHasta: manana });

    expect((await read()).body.data.sinCategoria).toMatchObject([{ disponible: false, estado: 'agotado' }]);
    expect(await app.app.get(CartaService).agotados(casa.id)).toEqual([_id]);

    jest.useFakeTimers({ advanceTimers: true, now: manana.getTime() + 1 });
    expect((await read()).body.data.sinCategoria).toMatchObject([{ disponible: true, estado: 'disponible' }]);
    expect(await app.app.get(CartaService).agotados(casa.id)).toEqual([]);
  });

  it('is told from memory, but never for longer than 30 s', async () => {
    await add();
    const { body } = await read();
    await changeSilently({ nombre: 'Otra' });
    expect((await read()).body).toEqual(body);

    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 30_001 });
    expect((await read()).body.data.sinCategoria).toMatchObject([{ nombre: 'Otra' }]);
  });

  it('is not kept when something changed while it was made', async () => {
    await add();
    const productos = app.app.get(ProductosService);
    const listAt = productos.listProductosAt.bind(productos);
    const leer = jest.spyOn(productos, 'listProductosAt').mockImplementationOnce(async (...datos) => {
      const viejo = await listAt(...datos);
      await add({ nombre: 'Nueva' });
      return viejo;
    });

    await read();
    const { body } = await read();
    leer.mockRestore();

    expect(body.data.sinCategoria.map(({ nombre }) => nombre)).toEqual(['Tortilla', 'Nueva']);
  });

  it('is made once for everybody who asks at the same time', async () => {
    const leer = jest.spyOn(app.app.get(ProductosService), 'listProductosAt');
    const respuestas = await Promise.all(Array.from({ length: 20 }, () => read()));
    const veces = leer.mock.calls.length;
    leer.mockRestore();

    expect(new Set(respuestas.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(veces).toBe(1);
  });

  it('exists only for restaurants that do', async () => {
    expect(await read({}, NADIE)).toMatchObject({
      status: 404,
      body: { message: 'Restaurante no encontrado' },
    });
    expect(await read({}, 'abc')).toMatchObject({ status: 400 });
    expect(await app.get('/api/carta')).toMatchObject({ status: 400 });
    expect(await app.get(`/api/carta?restaurantId=${casa.id}&restaurantId=${casa.id}`)).toMatchObject({
      status: 400,
    });
    expect(await app.app.get(CartaService).version(NADIE)).toBeNull();
  });

  it('is read by categoría too, never through another restaurant', async () => {
    await add({ categoriaId: raciones });
    const vecina = await buildRestaurante(app);

    const { body, headers } = await app.get<CategoriaConProductos>(rutas.cartaCategoria(raciones, casa.id));

    expect(body.data).toMatchObject({
      _id: raciones,
      nombre: 'Raciones',
      productos: [{ nombre: 'Tortilla' }],
    });
    const etag = headers.get('etag') ?? '';
    const repetida = await app.get(rutas.cartaCategoria(raciones, casa.id), {
      headers: { 'if-none-match': etag },
    });
    expect(repetida.status).toBe(304);
    expect((await app.get(rutas.cartaCategoria(raciones, vecina.id))).status).toBe(404);
    expect((await app.get(rutas.cartaCategoria('x', casa.id))).status).toBe(400);
  });
});
