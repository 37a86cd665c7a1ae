// Longer than most: one house with zonas serves every price that they make.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  CABECERA_CLAVE,
  cartaEnZona,
  elegir,
  rutas,
  rutasGestion,
  rutasSala,
  toElegible,
  toEuros,
  zonaDeMesa,
} from '@carta/contracts';
import type {
  Carta,
  Grupo,
  LineaPedidaRequest,
  PrecioDeZona,
  PreciosCambiados,
  Producto,
  Seleccion,
  Zona,
} from '@carta/contracts';
import { OpcionesService } from '../../src/carta/opciones/opciones.service';
import { AjustesService } from '../../src/casa/locales/ajustes.service';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { order, pedidoOf, useLocal } from '../support/local';

describe('the prices of a zona', () => {
  const m = useLocal();
  let terraza: Zona;
  let barra: Zona;

  beforeEach(async () => {
    const zonas = [
      { nombre: 'Terraza', mesas: '1-3' },
      { nombre: 'Barra', mesas: '4' },
    ];
    [terraza, barra] = (await m.app.app
      .get(AjustesService)
      .changeZonas(m.local.id, m.local.id, { zonas })) as [Zona, Zona];
  });

  const put = (precios: PrecioDeZona[], zona = terraza): Promise<Respuesta<PreciosCambiados>> =>
    m.put<PreciosCambiados>(rutasGestion.preciosDeZona(m.local.id, zona._id), { precios });
  const readCarta = async (): Promise<Carta> => (await m.app.get<Carta>(rutas.carta(m.local.id))).body.data;
  const idOf = ({ productoId = '' }: LineaPedidaRequest): string => productoId;
  const buy = (mesa: number, linea: Partial<LineaPedidaRequest>) =>
    m.order({ mesa, productos: [{ ...m.local.cana, ...linea }] });

  it('are those of its mesas, and of no others', async () => {
    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);
    const { body } = await m.get<Producto[]>(rutasGestion.productos());
    expect(body.data.find(({ _id }) => _id === idOf(m.local.cana))?.rev).toBe(1);

    const [enTerraza, enBarra, enSala] = await Promise.all([
      buy(3, { precio: 2.7 }),
      buy(4, { precio: 2.2 }),
      buy(9, { precio: 2.2 }),
    ]);

    expect([enTerraza, enBarra, enSala].map(({ status }) => status)).toEqual([201, 201, 201]);
    const totales = (await m.tablero()).map(({ mesa, totalGrupo }) => [mesa.numero, totalGrupo]);
    expect(totales.sort()).toEqual([
      [3, 2.7],
      [4, 2.2],
      [9, 2.2],
    ]);
  });

  it('refuse what was seen elsewhere, say what it costs here, and store nothing', async () => {
    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);

    const { status, body } = await buy(3, { precio: 2.2 });

    expect([status, body]).toMatchObject([
      409,
      { code: 'PRECIO_CAMBIADO', data: { lineas: [{ productoId: idOf(m.local.cana), precio: 2.7 }] } },
    ]);
    expect(await m.tablero()).toEqual([]);
  });

  it('find a product by its name and what it costs there', async () => {
    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);

    expect((await buy(3, { productoId: undefined, precio: 2.7 })).status).toBe(201);
    expect((await buy(9, { productoId: undefined, precio: 2.7 })).status).toBe(422);
  });

  it('are what a waiter’s order costs, too', async () => {
    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);
    const take = (precio: number) =>
      m.post<Grupo>(
        rutasSala.tomarPedido(2),
        { productos: [{ ...m.local.cana, precio }] },
        { [CABECERA_CLAVE]: randomUUID() },
      );

    expect((await take(2.2)).status).toBe(409);
    expect((await take(2.7)).status).toBe(201);
  });

  it('a retry is answered whatever they have become', async () => {
    const clave = randomUUID();
    const body = pedidoOf(m.local, { mesa: 3, productos: [m.local.cana] });
    expect((await order(m.app, body, clave)).status).toBe(201);

    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);

    expect((await order(m.app, body, clave)).status).toBe(201);
    expect((await m.tablero()).map(({ totalGrupo }) => totalGrupo)).toEqual([2.2]);
  });

  it('answer what they were, which undoes them; asked again they change nothing more', async () => {
    const cana = idOf(m.local.cana);
    await put([{ producto: cana, precio: 2.5 }]);
    const pedido = [
      { producto: cana, precio: 2.7 },
      { producto: idOf(m.local.tortilla), precio: 9 },
    ];

    const { anteriores } = (await put(pedido)).body.data;
    const despues = await readCarta();
    expect((await put(pedido)).body.data.anteriores).toEqual(pedido);
    expect((await readCarta()).version).toBe(despues.version);

    expect(anteriores).toEqual([
      { producto: cana, precio: 2.5 },
      { producto: idOf(m.local.tortilla), precio: null },
    ]);
    await put(anteriores);
    const preciosDe = productosOf(await readCarta()).map(({ nombre, precios }) => [nombre, precios]);
    expect(preciosDe).toContainEqual(['Caña', { [terraza._id]: 2.5 }]);
    expect(preciosDe).toContainEqual(['Tortilla', undefined]);
  });

  it('are not told of a zona that has gone, and are there again when it comes back', async () => {
    await put([{ producto: idOf(m.local.cana), precio: 2.7 }]);
    const zonas = m.app.app.get(AjustesService);

    await zonas.changeZonas(m.local.id, m.local.id, { zonas: [barra] });
    expect(JSON.stringify(await readCarta())).not.toContain('"precios"');
    expect((await buy(3, { precio: 2.2 })).status).toBe(201);

    await zonas.changeZonas(m.local.id, m.local.id, { zonas: [barra, terraza] });
    expect((await buy(3, { precio: 2.7 })).status).toBe(201);
  });

  it('of what is not there are left out, and of another restaurant’s nothing is changed', async () => {
    const { status, body } = await put([{ producto: NADIE, precio: 2.7 }]);

    expect([status, body.data]).toEqual([200, { anteriores: [] }]);
  });

  describe('of formatos and with opciones', () => {
    let croquetas: Producto;

    beforeEach(async () => {
      const opcion = await m.app.app.get(OpcionesService).createOpcion(m.local.id, {
        nombre: 'Salsas',
        min: 0,
        max: 2,
        valores: [
          { nombre: 'Alioli', suplemento: 0.5 },
          { nombre: 'Brava', suplemento: 0.35 },
        ],
      });
      const formatos = [
        { nombre: 'Tapa', precio: 3.5, precios: { [terraza._id]: 4 } },
        { nombre: 'Ración', precio: 10 },
      ];
      const editado = await m.put<Producto>(rutasGestion.producto(idOf(m.local.tortilla)), {
        formatos,
        opciones: [opcion._id],
      });
      croquetas = editado.body.data;
    });

    it('are put for each formato, wherever it stands', async () => {
      const [tapa, racion] = croquetas.formatos ?? [];
      const { body } = await put([
        { producto: croquetas._id, formato: racion?._id ?? '', precio: 12 },
        { producto: croquetas._id, formato: tapa?._id ?? '', precio: null },
        // it has formatos, so it has no price of its own
        { producto: croquetas._id, precio: 1 },
      ]);

      expect(body.data.anteriores).toEqual([
        { producto: croquetas._id, formato: racion?._id, precio: null },
        { producto: croquetas._id, formato: tapa?._id, precio: 4 },
      ]);
      const ahora = productosOf(await readCarta()).find(({ _id }) => _id === croquetas._id);
      expect(ahora?.formatos?.map(({ nombre, precios }) => [nombre, precios])).toEqual([
        ['Tapa', undefined],
        ['Ración', { [terraza._id]: 12 }],
      ]);
    });

    it('what a mesa is shown is what it is charged: every mesa, product, formato and opción', async () => {
      const [, racion] = croquetas.formatos ?? [];
      await put([
        { producto: idOf(m.local.cana), precio: 2.7 },
        { producto: croquetas._id, formato: racion?._id ?? '', precio: 12.35 },
      ]);
      await put([{ producto: croquetas._id, formato: racion?._id ?? '', precio: 9.95 }], barra);
      const carta = await readCarta();
      const opciones = carta.opciones ?? [];

      const vendibles = productosOf(carta).filter(({ disponible }) => disponible);
      const eleccion = fc
        .record({
          mesa: fc.constantFrom(1, 3, 4, 9, 12),
          producto: fc.constantFrom(...vendibles.map(({ _id }) => _id)),
          formato: fc.nat(),
          valores: fc.subarray(opciones.flatMap(({ valores }) => valores.map(({ _id }) => _id))),
          cantidad: fc.integer({ min: 1, max: 3 }),
        })
        .map(({ mesa, producto, formato, valores, cantidad }) => {
          const zona = zonaDeMesa(carta.restaurante.zonas, mesa);
          // what the phone of that mesa shows, from the carta as its zona reads it
          const visto = productosOf(cartaEnZona(carta, zona)).find(({ _id }) => _id === producto);
          if (!visto) throw new Error('It is on the carta');
          const formatos = visto.formatos ?? [];
          const seleccion: Seleccion = {
            ...(formatos.length > 0 ? { formato: formatos[formato % formatos.length]?._id } : {}),
            ...(visto.opciones ? { opciones: valores } : {}),
          };
          const precio = toEuros(elegir(toElegible(visto, opciones, null), seleccion).precio);
          return {
            mesa,
            linea: { productoId: producto, nombre: visto.nombre, cantidad, precio, ...seleccion },
          };
        });

      await fc.assert(
        fc.asyncProperty(eleccion, async ({ mesa, linea }) => {
          const { status, body } = await m.order({ mesa, productos: [linea as LineaPedidaRequest] });
          expect(status).toBe(201);
          const [cobrada] = body.data.pedidos.at(-1)?.productos ?? [];
          expect([cobrada?.precio, cobrada?.cantidad]).toEqual([linea.precio, linea.cantidad]);
        }),
        { numRuns: 40 },
      );
    });
  });
});

function productosOf({ categorias, sinCategoria }: Carta): Producto[] {
  return [...categorias.flatMap(({ productos }) => productos), ...sinCategoria];
}
