// Longer than most: what becomes of one menu, from its carta to the closing of its day, is one story.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  Carta,
  CierreDelDia,
  EstadisticasHoy,
  Grupo,
  Linea,
  LineaPedidaRequest,
  Producto,
} from '@carta/contracts';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('A menú del día', () => {
  const casa = useLocal();
  const { readMesa } = useSala(casa);
  const { chargeOk, pay } = useCaja(casa);
  let menu: Producto;

  const MENU = () => ({
    pases: [
      {
        nombre: 'Primeros',
        platos: [
          { nombre: 'Lentejas', alergenosDeclarados: true },
          { nombre: 'Ensalada', alergenos: ['pescado'] },
        ],
      },
      {
        nombre: 'Segundos',
        platos: [{ producto: casa.local.tortilla.productoId }, { nombre: 'Entrecot', suplemento: '3,50' }],
      },
      {
        nombre: 'Bebidas',
        platos: [
          { producto: casa.local.cana.productoId, suplemento: 1 },
          { nombre: 'Agua', tipo: 'bebida' },
        ],
      },
    ],
    incluye: ['pan'],
  });

  beforeEach(async () => {
    const { body: categorias } = await casa.get<{ _id: string }[]>(rutasGestion.categorias());
    const body = { nombre: 'Menú del día', precio: 14.5, categoria: categorias.data[0]?._id, menu: MENU() };
    const creado = await casa.post<Producto>(rutasGestion.productos(), body);
    expect([creado.status, creado.body.message]).toEqual([201, undefined]);
    menu = creado.body.data;
  });

  const platos = () => (menu.menu?.pases ?? []).flatMap((pase) => pase.platos);
  const plato = (nombre: string) => platos().find((cada) => cada.nombre === nombre)?._id ?? nombre;
  const pedirlo = (
    precio: number,
    nombres: string[],
    mas: Partial<LineaPedidaRequest> = {},
  ): LineaPedidaRequest => ({
    ...{ productoId: menu._id, nombre: menu.nombre, precio, cantidad: 1, opciones: nombres.map(plato) },
    ...mas,
  });
  const change = (body: object) => casa.put<Producto>(rutasGestion.producto(menu._id), body);
  const lineasDe = ({ pedidos }: Grupo): Linea[] => pedidos.flatMap(({ productos }) => productos);
  const lineaDe = (grupo: Grupo, nombre: string): Linea => {
    const linea = lineasDe(grupo).find((cada) => cada.nombre === nombre && !cada.cancelada);
    if (!linea) throw new Error(`There is no ${nombre}`);
    return linea;
  };
  const ticketDe = ({ pedidos }: Grupo, linea: Linea): string =>
    pedidos.find(({ productos }) => productos.some(({ _id }) => _id === linea._id))?._id ?? '';
  const cancel = (grupo: Grupo, nombre: string, clave = randomUUID()) => {
    const linea = lineaDe(grupo, nombre);
    return casa.put<Grupo>(
      rutasSala.cancelarLinea(ticketDe(grupo, linea), linea._id),
      { motivo: 'No queda', rev: grupo.rev },
      { [CABECERA_CLAVE]: clave },
    );
  };
  const move = (grupo: Grupo, nombre: string, estado: string) => {
    const linea = lineaDe(grupo, nombre);
    return casa.put<Grupo>(rutas.lineaEstado(ticketDe(grupo, linea), linea._id), { estado, rev: grupo.rev });
  };
  const resumen = (lineas: readonly Linea[]) =>
    lineas.map(({ nombre, precio, cantidad, esMenu, paseMenu, deMenu }) => ({
      nombre,
      precio,
      cantidad,
      esMenu,
      paseMenu,
      isDeMenu: deMenu !== undefined,
    }));

  it('is in the carta with what it offers, as it is there now', async () => {
    const { body } = await casa.get<Carta>(rutas.carta(casa.local.id));
    const publica = body.data.categorias
      .flatMap(({ productos }) => productos)
      .find(({ _id }) => _id === menu._id);

    expect(publica?.menu).toEqual(menu.menu);
    expect(menu.menu).toMatchObject({
      pases: [
        {
          nombre: 'Primeros',
          platos: [
            {
              nombre: 'Lentejas',
              tipo: 'comida',
              alergenos: [],
              alergenosDeclarados: true,
              disponible: true,
            },
            { alergenos: ['pescado'] },
          ],
        },
        {
          platos: [
            { producto: casa.local.tortilla.productoId, nombre: 'Tortilla' },
            { nombre: 'Entrecot', suplemento: 3.5 },
          ],
        },
        {
          platos: [
            { nombre: 'Caña', tipo: 'bebida', suplemento: 1 },
            { nombre: 'Agua', tipo: 'bebida' },
          ],
        },
      ],
      incluye: ['pan'],
    });
    for (const producto of body.data.categorias.flatMap(({ productos }) => productos)) {
      if (producto._id !== menu._id) expect(producto).not.toHaveProperty('menu');
    }
  });

  it('is ordered as one priced line and its dishes, the drinks on the other ticket', async () => {
    const { status, body } = await casa.order({
      productos: [pedirlo(19, ['Lentejas', 'Entrecot', 'Caña'], { notas: 'sin sal' }), casa.local.tortilla],
    });
    expect([status, body.message]).toEqual([201, undefined]);
    const mesa = await readMesa();
    const [cocina, barra] = mesa.pedidos;

    expect(resumen(cocina?.productos ?? [])).toEqual([
      { nombre: 'Menú del día', precio: 14.5, cantidad: 1, esMenu: true, isDeMenu: false },
      { nombre: 'Lentejas', precio: 0, cantidad: 1, paseMenu: 'Primero', isDeMenu: true },
      { nombre: 'Entrecot', precio: 3.5, cantidad: 1, paseMenu: 'Segundo', isDeMenu: true },
      { nombre: 'Tortilla', precio: 8.5, cantidad: 1, isDeMenu: false },
    ]);
    expect(resumen(barra?.productos ?? [])).toEqual([
      { nombre: 'Caña', precio: 1, cantidad: 1, paseMenu: 'Bebida', isDeMenu: true },
    ]);
    expect(barra?.productos[0]?.deMenu).toBe(cocina?.productos[0]?._id);
    expect(lineasDe(mesa).map(({ notas }) => notas)).toEqual([
      'sin sal',
      'sin sal',
      'sin sal',
      undefined,
      'sin sal',
    ]);
    // nobody has said what the bread contains
    expect(cocina?.productos[0]).not.toHaveProperty('alergenos');
    expect(cocina?.productos[1]?.alergenos).toEqual([]);
    expect(mesa.totalGrupo).toBe(27.5);
    expect(
      body.data.pedidos.flatMap(({ productos }) => productos).filter(({ esMenu }) => esMenu),
    ).toHaveLength(1);
  });

  it('of which two are wanted is two, each served and cancelled alone', async () => {
    await casa.order({ productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'], { cantidad: 2 })] });
    const mesa = await readMesa();
    const menus = lineasDe(mesa).filter(({ esMenu }) => esMenu);
    expect(menus).toHaveLength(2);
    for (const { _id } of menus)
      expect(lineasDe(mesa).filter(({ deMenu }) => deMenu === _id)).toHaveLength(3);

    const sinUno = (await cancel(mesa, 'Menú del día')).body.data;
    expect(sinUno.totalGrupo).toBe(14.5);
    expect(lineasDe(sinUno).filter(({ cancelada }) => cancelada)).toHaveLength(4);
  });

  it('is as far as its slowest dish, never moves itself, and is refused in words', async () => {
    await casa.order({ productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'])] });
    let mesa = await readMesa();
    const noSeMueve = await move(mesa, 'Menú del día', 'en_preparacion');
    expect([noSeMueve.status, noSeMueve.body.message]).toEqual([
      409,
      'Un menú no se mueve entero: mueve sus platos.',
    ]);

    for (const nombre of ['Lentejas', 'Tortilla'])
      mesa = (await move(mesa, nombre, 'en_preparacion')).body.data;
    expect(lineaDe(mesa, 'Menú del día').estado).toBe('pendiente');
    for (const estado of ['en_preparacion', 'listo', 'entregado'])
      mesa = (await move(mesa, 'Agua', estado)).body.data;
    expect(lineaDe(mesa, 'Menú del día').estado).toBe('en_preparacion');
    expect(mesa.pedidos.map(({ estado }) => estado)).toEqual(['en_preparacion', 'entregado']);

    const servido = await cancel(mesa, 'Menú del día');
    expect([servido.status, servido.body.message]).toEqual([
      409,
      'Ya se ha servido un plato de este menú: cancela los demás uno a uno.',
    ]);
    mesa = (
      await casa.put<Grupo>(rutas.pedidoEstado(mesa.pedidos[0]?._id ?? ''), {
        estado: 'entregado',
        rev: mesa.rev,
      })
    ).body.data;
    expect(mesa.estadoGrupo).toBe('entregado');
    expect(lineaDe(mesa, 'Menú del día').estado).toBe('entregado');
  });

  it('goes with its last dish, and comes back with one tap', async () => {
    await casa.order({ productos: [pedirlo(18, ['Lentejas', 'Entrecot', 'Agua'])] });
    let mesa = await readMesa();
    for (const nombre of ['Entrecot', 'Agua']) mesa = (await cancel(mesa, nombre)).body.data;
    expect(mesa.totalGrupo).toBe(14.5);
    const clave = randomUUID();
    const lentejas = lineaDe(mesa, 'Lentejas');
    const vacia = (await cancel(mesa, 'Lentejas', clave)).body.data;
    expect([vacia.estadoGrupo, vacia.totalGrupo]).toEqual(['vacia', 0]);

    const repuesta = await casa.put<Grupo>(
      rutasSala.reponerLinea(ticketDe(vacia, lentejas), lentejas._id),
      {},
      { [CABECERA_CLAVE]: clave },
    );
    expect([repuesta.status, repuesta.body.data.totalGrupo]).toEqual([200, 14.5]);
    const { body: cierre } = await casa.get<CierreDelDia>('/api/pedidos/cierre');
    expect(cierre.data.cancelaciones.map(({ nombre, importe }) => [nombre, importe])).toEqual([
      ['Entrecot', 3.5],
      ['Agua', 0],
    ]);
  });

  it('counts its money once: bill, charges, closing and figures, its dishes by name', async () => {
    const productos = [
      pedirlo(18, ['Lentejas', 'Entrecot', 'Agua'], { cantidad: 2 }),
      pedirlo(15.5, ['Ensalada', 'Tortilla', 'Caña']),
      casa.local.tortilla,
    ];
    await casa.order({ productos });
    const pedida = await readMesa();
    expect(pedida.totalGrupo).toBe(60);
    let mesa = (
      await casa.put<Grupo>(rutas.pedidoEstado(pedida.pedidos[0]?._id ?? ''), {
        estado: 'entregado',
        rev: pedida.rev,
      })
    ).body.data;
    const entrecot = lineaDe(mesa, 'Entrecot');
    mesa = await chargeOk(mesa, {
      lineas: [
        { linea: entrecot.deMenu, unidades: 1 },
        { linea: entrecot._id, unidades: 1 },
      ],
    });
    expect([mesa.cobros?.[0]?.importe, mesa.pendiente]).toEqual([18, 42]);
    await pay(mesa);

    const { body: cierre } = await casa.get<CierreDelDia>('/api/pedidos/cierre');
    expect(cierre.data).toMatchObject({ recaudado: 60, porForma: { tarjeta: 18, sin_indicar: 42 } });
    const { body: hoy } = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    const top = Object.fromEntries(
      hoy.data.topProductos.map(({ nombre, unidades, total }) => [nombre, [unidades, total]]),
    );
    expect(top).toEqual({
      'Menú del día': [3, 51.5],
      Tortilla: [2, 8.5],
      Lentejas: [2, 0],
      Entrecot: [2, 0],
      Agua: [2, 0],
      Ensalada: [1, 0],
      Caña: [1, 0],
    });
    expect(hoy.data.recaudado).toBe(60);
    expect(hoy.data.minutosAListo.muestras).toBe(2);
  });

  it('names the dish that sold out, and what has to be chosen', async () => {
    const agotado = await casa.put<Producto>(rutasGestion.disponibilidad(menu._id), {
      ...{ disponible: false, hasta: 'mañana', plato: plato('Lentejas') },
    });
    expect(agotado.body.data.menu?.pases[0]?.platos[0]).toMatchObject({
      disponible: false,
      agotadoHasta: expect.any(String),
    });

    const sinLentejas = await casa.order({ productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'])] });
    expect([sinLentejas.status, sinLentejas.body.code, sinLentejas.body.message]).toEqual([
      ...[409, 'PRODUCTO_NO_DISPONIBLE'],
      '«Lentejas» del «Menú del día» ya no está disponible. Revisa tu pedido antes de enviarlo.',
    ]);
    const sinElegir = await casa.order({ productos: [pedirlo(14.5, ['Tortilla', 'Agua'])] });
    expect([sinElegir.status, sinElegir.body.errors]).toEqual([
      422,
      [{ field: 'productos.0.opciones', message: 'Elige el primero' }],
    ]);
    // A dish of the carta that is sold out there is so in its menus.
    await casa.put(rutasGestion.disponibilidad(casa.local.tortilla.productoId ?? ''), {
      disponible: false,
    });
    const sinTortilla = await casa.order({ productos: [pedirlo(14.5, ['Ensalada', 'Tortilla', 'Agua'])] });
    expect(sinTortilla.body.message).toContain('«Tortilla» del «Menú del día»');
    expect(await casa.tablero()).toEqual([]);
  });

  it('fits in an order with a hundred lines at most', async () => {
    const muchos = await casa.order({
      productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'], { cantidad: 26 })],
    });
    expect([muchos.status, muchos.body.errors?.[0]?.message]).toEqual([
      422,
      'Un pedido puede tener como máximo 100 líneas, contando los platos de los menús.',
    ]);
    expect(
      (await casa.order({ productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'], { cantidad: 25 })] }))
        .status,
    ).toBe(201);
  });

  it('is published anew in one write, and keeps what is still in it', async () => {
    await casa.put(rutasGestion.disponibilidad(menu._id), {
      disponible: false,
      plato: plato('Entrecot'),
    });
    const [primeros, segundos] = menu.menu?.pases ?? [];
    const nuevo = await change({
      precio: '13,90',
      menu: {
        pases: [
          {
            nombre: 'Primeros',
            platos: [
              { nombre: 'Gazpacho', agotado: true },
              { _id: primeros?.platos[0]?._id, nombre: 'Lentejas con chorizo' },
            ],
          },
          {
            nombre: 'Segundos',
            platos: (segundos?.platos ?? []).map(({ _id, producto, nombre }) => ({
              _id,
              ...(producto ? { producto } : { nombre }),
            })),
          },
        ],
        horas: [{ dias: [1, 2, 3, 4, 5], desde: '13:00', hasta: '16:00' }],
      },
    });

    expect([nuevo.status, nuevo.body.data.precio]).toEqual([200, 13.9]);
    const [hoy, despues] = nuevo.body.data.menu?.pases ?? [];
    expect(hoy?.platos).toMatchObject([
      { nombre: 'Gazpacho', disponible: false, agotadoHasta: expect.any(String) },
      {
        _id: primeros?.platos[0]?._id,
        nombre: 'Lentejas con chorizo',
        disponible: true,
        alergenosDeclarados: false,
      },
    ]);
    expect(despues?.platos.map(({ nombre, disponible }) => [nombre, disponible])).toEqual([
      ['Tortilla', true],
      ['Entrecot', false],
    ]);
    expect((await change({ menu: { pases: [] } })).body.data).not.toHaveProperty('menu');
  });

  it('is published once, however late it is asked for again', async () => {
    const clave = randomUUID();
    const publish = (nombre: string, cual: string) =>
      casa.put<Producto>(
        rutasGestion.producto(menu._id),
        { precio: 12, menu: { pases: [{ nombre: 'Primeros', platos: [{ nombre }] }] } },
        { [CABECERA_CLAVE]: cual },
      );
    const platosDe = ({ body }: { body: { data: Producto } }) =>
      body.data.menu?.pases.flatMap((pase) => pase.platos) ?? [];

    const primero = platosDe(await publish('Gazpacho', clave));
    expect(platosDe(await publish('Gazpacho', clave))).toEqual(primero);
    await publish('Fabada', randomUUID());
    const tarde = await publish('Gazpacho', clave);
    expect([tarde.status, platosDe(tarde).map(({ nombre }) => nombre)]).toEqual([200, ['Fabada']]);
  });

  it('of two published at once is the one that came first; the other is told, with that menu', async () => {
    const publish = (nombre: string) =>
      change({ precio: 12, menu: { pases: [{ nombre: 'Primeros', platos: [{ nombre }] }] }, rev: menu.rev });

    const respuestas = await Promise.all([publish('Gazpacho'), publish('Fabada')]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [uno, otro] = respuestas.map(({ body }) => body.data);
    expect(uno).toEqual(otro);
  });

  it('is not served outside its hours, in words', async () => {
    const ayer = new Date(Date.now() - 2 * 86_400_000).getUTCDay() || 7;
    await change({ menu: { ...MENU(), horas: [{ dias: [ayer], desde: '13:00', hasta: '13:30' }] } });
    const { body } = await casa.get<Producto[]>(rutasGestion.productos());
    menu = body.data.find(({ _id }) => _id === menu._id) ?? menu;
    const cerrado = await casa.order({ productos: [pedirlo(14.5, ['Lentejas', 'Tortilla', 'Agua'])] });

    expect([cerrado.status, cerrado.body.code]).toEqual([409, 'COCINA_CERRADA']);
    expect(cerrado.body.message).toMatch(/^Menú del día: .*, de 13:00 a 13:30$/);
  });

  it.each([
    [{ pases: [{ nombre: '', platos: [{ nombre: 'Flan' }] }] }, 'El nombre del pase es obligatorio'],
    [{ pases: [{ nombre: 'Primeros', platos: [] }] }, 'Añade al menos un plato a cada pase'],
    [{ pases: [{ nombre: 'Primeros', platos: [{}] }] }, 'El nombre del plato es obligatorio'],
    [
      { pases: [{ nombre: 'Primeros', platos: [{ nombre: 'Flan' }, { nombre: 'FLÁN' }] }] },
      'Hay dos platos con el mismo nombre en un pase',
    ],
    [
      { pases: ['Primeros', 'Primero'].map((nombre) => ({ nombre, platos: [{ nombre: 'Flan' }] })) },
      'Hay dos pases con el mismo nombre',
    ],
    [
      { pases: [{ nombre: 'Primeros', platos: [{ nombre: 'Flan', suplemento: -1 }] }] },
      'El suplemento debe ser un número mayor o igual a 0',
    ],
    [{ pases: [], incluye: Array<string>(7).fill('pan') }, 'Un menú puede incluir como máximo 6 cosas'],
  ])('is refused as %j', async (mal, mensaje) => {
    const { status, body } = await change({ menu: mal });
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([422, [mensaje]]);
  });

  it('counts a dish in the totals of the kitchen as it counts alone, by what it said when it was ordered', async () => {
    const { tortilla, cana } = casa.local;
    const cuenta = [{ nombre: 'huevos', n: 3 }];
    const count = (contados: object[]) =>
      casa.put(rutasGestion.producto(tortilla.productoId ?? ''), { cuenta: contados });
    await count(cuenta);
    await casa.order({ productos: [pedirlo(14.5, ['Lentejas', tortilla.nombre, 'Agua']), tortilla, cana] });
    await count([]);

    const lineas = lineasDe(await readMesa());
    expect(lineas.filter((linea) => linea.cuenta).map(({ nombre }) => nombre)).toEqual([
      tortilla.nombre,
      tortilla.nombre,
    ]);
    expect(lineas.find(({ nombre }) => nombre === tortilla.nombre)).toMatchObject({ cuenta });
    await count(cuenta);
    expect(JSON.stringify((await casa.get<Carta>(rutas.carta(casa.local.id))).body)).not.toContain('cuenta');
  });

  it('offers no other menu, and no dish of another house', async () => {
    const con = (producto: string) =>
      change({ menu: { pases: [{ nombre: 'Primeros', platos: [{ producto }] }] } });

    expect((await con(menu._id)).body.message).toBe('Un menú no puede llevar otro menú dentro');
    expect((await con('0123456789abcdef01234567')).status).toBe(404);
  });
});
