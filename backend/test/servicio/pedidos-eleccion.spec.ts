// Longer than most: a single carta that sells and asks in every way serves all the orders.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_REPETIDO, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Grupo, LineaPedidaRequest, LineasFrescas, Ticket } from '@carta/contracts';
import { OpcionesService } from '../../src/carta/opciones/opciones.service';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { order, pedidoOf, useLocal } from '../support/local';
import { buildPlatos, lineaOf, named } from '../support/platos';
import type { Platos } from '../support/platos';
import { hear, openTablero } from '../support/socket';

describe('An order of dishes that are chosen of', () => {
  const casa = useLocal();
  let platos: Platos;

  beforeEach(async () => {
    platos = await buildPlatos(casa.app, casa.local);
  });

  const formato = (nombre: string): string => named(platos.croquetas.formatos, nombre)._id;
  const punto = (nombre: string): string => named(platos.punto.valores, nombre)._id;
  const extra = (nombre: string): string => named(platos.extras.valores, nombre)._id;
  const croquetas = (precio: number, eleccion: object = {}): LineaPedidaRequest =>
    lineaOf(platos.croquetas, precio, eleccion);
  const burger = (precio: number, opciones: string[], mas: object = {}): LineaPedidaRequest =>
    lineaOf(platos.burger, precio, { opciones, ...mas });
  const ask = (...productos: LineaPedidaRequest[]) => casa.order({ productos });
  const lineasOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.data.pedidos[0]?.productos;
  const frescas = (body: { data: unknown }): LineasFrescas['lineas'] => (body.data as LineasFrescas).lineas;
  const agotar = (ruta: string, body: object) => casa.put(ruta, { disponible: false, ...body });

  async function expectNothingStored(): Promise<void> {
    expect(await casa.tablero()).toEqual([]);
  }

  it('is priced by the server, and tells the boards and the phone what was chosen', async () => {
    const oido = hear<Grupo>(await openTablero(casa.app, casa.local.token), 'grupo');
    const answer = await ask(
      croquetas(10, { formato: formato('Ración'), cantidad: 2 }),
      burger(14.7, [extra('Huevo'), punto('Muy hecha'), extra('Queso')], { notas: 'sin cebolla' }),
    );

    expect(answer.status).toBe(201);
    const lineas = [
      {
        nombre: 'Croquetas',
        formato: 'Ración',
        precio: 10,
        cantidad: 2,
        alergenos: ['gluten', 'huevos'],
      },
      {
        nombre: 'Hamburguesa',
        precio: 14.7,
        notas: 'sin cebolla',
        opciones: [
          { nombre: 'Punto de la carne', valor: 'Muy hecha', suplemento: 0 },
          { nombre: 'Extras', valor: 'Queso', suplemento: 1.5 },
          { nombre: 'Extras', valor: 'Huevo', suplemento: 1.2 },
        ],
        alergenos: ['gluten', 'huevos', 'lacteos'],
      },
    ];
    expect(lineasOf(answer)).toMatchObject(lineas);
    expect(answer.body.data.pedidos[0]?.total).toBe(34.7);
    expect((await oido).pedidos[0]?.productos).toMatchObject(lineas);
    const [grupo] = await casa.tablero();
    expect(grupo?.pedidos[0]?.productos).toMatchObject(lineas);
    expect(grupo?.totalGrupo).toBe(34.7);
  });

  it('keeps of a plain dish what it always kept', async () => {
    const answer = await ask(casa.local.tortilla);

    for (const campo of ['formato', 'opciones']) expect(lineasOf(answer)?.[0]).not.toHaveProperty(campo);
  });

  it('declares a line only where all its parts do', async () => {
    const answer = await ask(
      burger(12, [punto('Al punto'), extra('Salsa de la casa')]),
      burger(12, [punto('Al punto')]),
    );

    expect(lineasOf(answer)?.[0]).not.toHaveProperty('alergenos');
    expect(lineasOf(answer)?.[1]?.alergenos).toEqual(['gluten']);
  });

  it('finds a formato by name and price, and by the price of a dish that names none', async () => {
    const { productoId: _, ...porNombre } = croquetas(6);
    const answer = await ask(porNombre, croquetas(3.5));

    expect(lineasOf(answer)?.map((linea) => linea.formato)).toEqual(['Media', 'Tapa']);
  });

  it('survives its moves with what was chosen, and is told in Recientes with its formato', async () => {
    const { body } = await ask(croquetas(6, { formato: formato('Media') }), burger(12, [punto('Al punto')]));
    const [ticket] = body.data.pedidos as [Ticket];

    await casa.put(rutas.pedidoEstado(ticket._id), { estado: 'listo' });
    const [grupo] = await casa.tablero();
    const recientes = await casa.get<{ productos: unknown }[]>(rutasSala.recientes());

    expect(grupo?.pedidos[0]?.productos).toMatchObject([
      { estado: 'listo', formato: 'Media' },
      { estado: 'listo', opciones: [{ valor: 'Al punto' }] },
    ]);
    expect(recientes.body.data[0]?.productos).toEqual([
      { nombre: 'Croquetas', formato: 'Media', cantidad: 1 },
      { nombre: 'Hamburguesa', cantidad: 1 },
    ]);
  });

  it('keeps what was chosen by the names and prices of then', async () => {
    await ask(croquetas(6, { formato: formato('Media') }), burger(13.5, [punto('Al punto'), extra('Queso')]));
    await casa.delete(rutasGestion.opcion(platos.extras._id));
    await casa.put(rutasGestion.producto(platos.croquetas._id), { formatos: [], precio: 1 });

    const [grupo] = await casa.tablero();

    expect(grupo).toMatchObject({
      totalGrupo: 19.5,
      pedidos: [{ productos: [{ formato: 'Media', precio: 6 }, { opciones: [{}, { valor: 'Queso' }] }] }],
    });
  });

  describe('is refused, and nothing is stored,', () => {
    afterEach(expectNothingStored);

    it('at another price, with the one of now', async () => {
      const { status, body } = await ask(
        croquetas(3.5, { formato: formato('Media') }),
        burger(12, [punto('Al punto'), extra('Queso')]),
      );

      expect([status, body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
      expect(frescas(body)).toEqual([
        {
          productoId: platos.croquetas._id,
          nombre: 'Croquetas',
          formato: formato('Media'),
          precio: 6,
          disponible: true,
        },
        {
          productoId: platos.burger._id,
          nombre: 'Hamburguesa',
          opciones: [punto('Al punto'), extra('Queso')],
          precio: 13.5,
          disponible: true,
        },
      ]);
    });

    it('in a formato that is sold out, which is named', async () => {
      await agotar(rutasGestion.disponibilidad(platos.croquetas._id), { formato: formato('Media') });
      const { status, body } = await ask(
        croquetas(3.5, { formato: formato('Tapa') }),
        croquetas(6, { formato: formato('Media') }),
      );

      expect([status, body.code, body.message]).toEqual([
        409,
        'PRODUCTO_NO_DISPONIBLE',
        '«Media» de «Croquetas» ya no está disponible. Revisa tu pedido antes de enviarlo.',
      ]);
      expect(frescas(body).map(({ disponible }) => disponible)).toEqual([true, false]);
    });

    it('with a value that is sold out, which is named', async () => {
      const valor = extra('Queso');
      await agotar(rutasGestion.disponibilidadOpcion(platos.extras._id), { valor, hasta: 'mañana' });
      const { status, body } = await ask(burger(13.5, [punto('Al punto'), valor]));

      expect([status, body.message]).toEqual([
        409,
        '«Queso» de «Hamburguesa» ya no está disponible. Revisa tu pedido antes de enviarlo.',
      ]);
    });

    it.each([
      ['a required choice', () => burger(12, []), 'productos.1.opciones', 'Elige el punto de la carne'],
      [
        'as few as may be chosen',
        () => burger(15, [punto('Al punto'), ...['Queso', 'Huevo', 'Salsa de la casa'].map(extra)]),
        'productos.1.opciones',
        'Como máximo 2 en «Extras»',
      ],
      ['its formato', () => croquetas(8.5), 'productos.1.formato', 'Elige el formato'],
    ])('without %s', async (_que, linea, field, message) => {
      const { status, body } = await ask(casa.local.tortilla, linea());

      expect([status, body.message, body.errors]).toEqual([422, message, [{ field, message }]]);
    });

    it.each([
      ['of another dish', () => croquetas(6, { formato: formato('Media'), opciones: [punto('Al punto')] })],
      ['that nobody has', () => burger(12, [punto('Al punto'), NADIE])],
      ['as a formato', () => croquetas(3.5, { formato: punto('Al punto') })],
    ])('with a value %s', async (_cual, linea) => {
      const { status, body } = await ask(linea());

      expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
    });

    it.each([
      ['repeated', () => [punto('Al punto'), punto('Al punto').toUpperCase()]],
      ['tampered', () => [{ $ne: null }]],
      ['more than there can be', () => Array.from({ length: 201 }, () => new Types.ObjectId().toHexString())],
    ])('with ids that are %s', async (_como, opciones) => {
      const { status } = await ask(burger(12, opciones() as string[]));

      expect([400, 422]).toContain(status);
    });

    it('by name and price where two formatos have both', async () => {
      const formatos = (platos.croquetas.formatos ?? []).map(({ _id, nombre }) => ({
        _id,
        nombre,
        precio: 6,
      }));
      const body = { formatos };
      await casa.put(rutasGestion.producto(platos.croquetas._id), body);
      const { productoId: _, ...porNombre } = croquetas(6);

      const answer = await ask(porNombre);

      expect([answer.status, answer.body.message]).toEqual([
        422,
        'No se ha podido identificar el producto «Croquetas» en la carta.',
      ]);
    });
  });

  it('is the same order when its choices come in another order, and another one with others', async () => {
    const clave = randomUUID();
    const send = (...opciones: string[]) => casa.order({ productos: [burger(13.5, opciones)] }, clave);
    const primera = await send(punto('Al punto'), extra('Queso'));

    const otraVez = await send(extra('Queso'), punto('Al punto'));
    const segunda = await send(extra('Queso'), punto('Muy hecha'));

    expect([otraVez.status, otraVez.headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
    expect(otraVez.body.data).toEqual(primera.body.data);
    expect(segunda.status).toBe(422);
    expect((await casa.tablero())[0]?.pedidos).toHaveLength(1);
  });

  it('is answered again after what it chose is gone', async () => {
    const clave = randomUUID();
    const body = pedidoOf(casa.local, { productos: [burger(13.5, [punto('Al punto'), extra('Queso')])] });
    await order(casa.app, body, clave);
    await casa.delete(rutasGestion.opcion(platos.punto._id));

    const tarde = await order(casa.app, body, clave);

    expect([tarde.status, tarde.headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
  });

  it('is written down by a waiter just so', async () => {
    const tomar = (productos: LineaPedidaRequest[]): Promise<Respuesta<unknown>> =>
      casa.post(rutasSala.tomarPedido(3), { productos });

    expect((await tomar([burger(12, [])])).body.message).toBe('Elige el punto de la carne');
    await expectNothingStored();
    expect((await tomar([burger(12, [punto('Al punto')])])).status).toBe(201);
  });

  it('asks the database for opciones only where some are asked', async () => {
    const mirar = jest.spyOn(casa.app.app.get(OpcionesService), 'findOpcionesPorId');

    await ask(casa.local.tortilla, croquetas(6, { formato: formato('Media') }));
    expect(mirar).not.toHaveBeenCalled();
    await ask(burger(12, [punto('Al punto')]));
    expect(mirar).toHaveBeenCalledTimes(1);
  });

  it('is counted by dish and formato', async () => {
    await ask(
      croquetas(6, { formato: formato('Media'), cantidad: 3 }),
      croquetas(3.5, { formato: formato('Tapa') }),
      casa.local.tortilla,
      casa.local.tortilla,
    );

    const { body } = await casa.get<{ topProductos: unknown }>(rutas.pedidosStats());

    expect(body.data.topProductos).toEqual([
      { nombre: 'Croquetas', formato: 'Media', unidades: 3, total: 18 },
      { nombre: 'Tortilla', unidades: 2, total: 17 },
      { nombre: 'Croquetas', formato: 'Tapa', unidades: 1, total: 3.5 },
    ]);
  });
});
