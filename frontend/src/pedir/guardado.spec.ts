// Longer than most: every form in which a phone of before may have kept a cart.
import { addProducto, refreshCarrito, unidades } from '@carta/contracts';
import { GUARDADO_VACIO, parseGuardado, stringifyGuardado } from './guardado';
import { textoTotal } from './total';
import { cuerpoOf, frescosFrom } from './transiciones';

it.each([
  ['nothing', null],
  ['what is not JSON', '{"lineas":'],
  ['what is not an object', '7'],
  ['lines without sense', '{"lineas":[null,{"_id":1},{"_id":"a","nombre":"A","precio":0.001,"cantidad":1}]}'],
  ['an order without a body', '{"envio":{"clave":"a","creado":1,"intentos":0}}'],
])('reads an empty cart from %s', (_caso, texto) => {
  expect(parseGuardado(texto)).toEqual(GUARDADO_VACIO);
});

it('keeps the lines it understands', () => {
  const lineas = [null, { _id: 'a', nombre: 'Caña', precio: 2.2, cantidad: 3 }];

  const { carrito } = parseGuardado(JSON.stringify({ lineas }));

  expect(unidades(carrito)).toBe(3);
  expect(carrito.total).toBe(660);
});

it('reads a cart of before, which said nothing of what is avoided, and writes it as it was', () => {
  const deAntes = JSON.stringify({
    lineas: [{ _id: 'a', nombre: 'Caña', precio: 2.2, cantidad: 3 }],
    agotados: [],
    notas: 'fría',
    envio: { clave: 'k', cuerpo: { restaurante: 'r', mesa: 4, productos: [] }, creado: 1, intentos: 2 },
  });

  const guardado = parseGuardado(deAntes);

  expect(guardado.evita).toEqual([]);
  expect(stringifyGuardado(guardado)).toBe(deAntes);
});

it.each([
  [
    ['apio', 'gluten'],
    ['gluten', 'apio'],
  ],
  [['kiwi', 3, null, 'soja'], ['soja']],
  ['gluten', []],
])('keeps of what is avoided (%j) what it understands', (evita, leido) => {
  const guardado = parseGuardado(JSON.stringify({ evita }));

  expect(guardado.evita).toEqual(leido);
  expect(parseGuardado(stringifyGuardado(guardado))).toEqual(guardado);
});

it.each([
  [{ grupoMesa: 'g' }, { grupoMesa: 'g' }],
  [
    { grupoMesa: 'g', aquiMismo: true },
    { grupoMesa: 'g', aquiMismo: true },
  ],
  [{ aquiMismo: true }, null],
  ['g', null],
])('keeps for which tab it is (%j), where that can be understood', (para, leido) => {
  const guardado = parseGuardado(JSON.stringify({ para }));

  expect(guardado.para).toEqual(leido);
  expect(parseGuardado(stringifyGuardado(guardado))).toEqual(guardado);
});

describe('a note of a line', () => {
  const CANA = { _id: 'a', nombre: 'Caña', precio: 2.2 };
  const llano = addProducto(GUARDADO_VACIO.carrito, CANA);
  const conNota = { ...GUARDADO_VACIO, carrito: addProducto(llano, CANA, { notas: 'sin espuma' }) };
  const bodyOf = (guardado: typeof GUARDADO_VACIO) =>
    JSON.stringify(cuerpoOf(guardado, 'r', 4, null, ['gluten']));

  it('is kept, and told from the plain line of its product', () => {
    const texto = stringifyGuardado(conNota);

    expect(texto).toBe(
      '{"version":2,"lineas":[{"_id":"a","nombre":"Caña","precio":2.2,"cantidad":1},' +
        '{"_id":"a","nombre":"Caña","precio":2.2,"cantidad":1,"notas":"sin espuma"}],' +
        '"agotados":[],"notas":"","envio":null}',
    );
    expect(parseGuardado(texto)).toEqual(conNota);
  });

  it('goes with its line, and a line without one is sent in the same bytes as ever', () => {
    expect(bodyOf({ ...GUARDADO_VACIO, carrito: llano, notas: ' ya ' })).toBe(
      '{"restaurante":"r","mesa":4,"productos":[{"productoId":"a","nombre":"Caña","cantidad":1,"precio":2.2}],' +
        '"notas":"ya","evita":["gluten"]}',
    );
    expect(bodyOf(conNota)).toContain(
      '{"productoId":"a","nombre":"Caña","cantidad":1,"precio":2.2,"notas":"sin espuma"}],"evita"',
    );
  });

  it.each([['x'.repeat(141)], [''], [' sin sal '], [7]])(
    'leaves out the line whose note (%j) the API would refuse or change',
    (notas) => {
      const lineas = [{ ...CANA, cantidad: 1, notas }];

      expect(parseGuardado(JSON.stringify({ lineas }))).toEqual(GUARDADO_VACIO);
    },
  );

  it('keeps the order on its way of a later release, byte for byte, but not lines it would misread', () => {
    const cuerpo = { restaurante: 'r', mesa: 4, productos: [{ productoId: 'a', menu: ['uno', 'dos'] }] };
    const envio = { clave: 'k', cuerpo, creado: 1, intentos: 2 };
    const lineas = [{ ...CANA, cantidad: 1, menu: ['uno', 'dos'] }];

    const leido = parseGuardado(JSON.stringify({ version: 7, lineas, envio }));

    expect(leido.carrito.items).toEqual([]);
    expect(JSON.stringify(leido.envio)).toBe(JSON.stringify(envio));
  });
});

it('keeps that a line is weighed afterwards, and says its total more or less', () => {
  const RODABALLO = { _id: 'r', nombre: 'Rodaballo', precio: 19.5, aPesar: true as const };
  const guardado = { ...GUARDADO_VACIO, carrito: addProducto(GUARDADO_VACIO.carrito, RODABALLO, {}, 2) };

  expect(parseGuardado(stringifyGuardado(guardado))).toEqual(guardado);
  expect(textoTotal(guardado.carrito)).toMatch(/^≈\s39,00\s€$/);
  expect(cuerpoOf(guardado, 'r', 4, null, []).productos).toEqual([
    { productoId: 'r', nombre: 'Rodaballo', cantidad: 2, precio: 19.5 },
  ]);
});

describe('what is on no carta', () => {
  const PERCEBES = { _id: 'libre cocina 24 Percebes', nombre: 'Percebes', precio: 24, libre: 'cocina' };
  const guardado = { ...GUARDADO_VACIO, carrito: addProducto(GUARDADO_VACIO.carrito, PERCEBES) };

  it('is kept under a version of its own, and sent by its name, price and station', () => {
    const texto = stringifyGuardado(guardado);

    expect(JSON.parse(texto)).toMatchObject({ version: 5 });
    expect(parseGuardado(texto)).toEqual(guardado);
    expect(cuerpoOf(guardado, 'r', 4, null, []).productos).toEqual([
      { libre: 'cocina', nombre: 'Percebes', cantidad: 1, precio: 24 },
    ]);
  });

  it('is never sold out because the carta does not have it', () => {
    const carta = { version: '2', productos: [], opciones: [] };
    expect(frescosFrom(carta, guardado.carrito.items)).toEqual(new Map());
  });
});

describe('what is chosen of a line', () => {
  const HAMBURGUESA = { _id: 'h', nombre: 'Hamburguesa', precio: 12.5 };
  const ELEGIDA = {
    formato: { _id: 'f', nombre: 'Doble' },
    opciones: [{ _id: 'v', nombre: 'Extras', valor: 'Bacon', suplemento: 1.5 }],
  };
  const carrito = addProducto(GUARDADO_VACIO.carrito, HAMBURGUESA, { ...ELEGIDA, notas: 'sin sal' }, 2);
  const marca = new Map([['h(f v)', { precio: 12.5, disponible: false, porElegir: true }]]);

  it('is kept with it, sold out or to be chosen again, under a version of its own', () => {
    const guardado = { ...GUARDADO_VACIO, carrito: refreshCarrito(carrito, marca) };
    const texto = stringifyGuardado(guardado);

    expect(texto).toBe(
      '{"version":3,"lineas":[{"_id":"h","nombre":"Hamburguesa","precio":12.5,"cantidad":2,"notas":"sin sal",' +
        '"formato":{"_id":"f","nombre":"Doble"},' +
        '"opciones":[{"_id":"v","nombre":"Extras","valor":"Bacon","suplemento":1.5}]}],' +
        '"agotados":["h(f v)"],"porElegir":["h(f v)"],"notas":"","envio":null}',
    );
    expect(parseGuardado(texto)).toEqual(guardado);
  });

  it('is sent by its ids alone, with the price of a unit', () => {
    expect(JSON.stringify(cuerpoOf({ ...GUARDADO_VACIO, carrito }, 'r', 4, null, []))).toBe(
      '{"restaurante":"r","mesa":4,"productos":[{"productoId":"h","nombre":"Hamburguesa","cantidad":2,' +
        '"precio":12.5,"notas":"sin sal","formato":"f","opciones":["v"]}]}',
    );
  });

  it.each([
    { formato: 'f' },
    { formato: { _id: 'f' } },
    { opciones: 'v' },
    { opciones: [{ ...ELEGIDA.opciones[0], suplemento: 0.001 }] },
    { opciones: [{ _id: 'v', nombre: 'Extras' }] },
  ])('leaves out a line that would order something else without what is not understood of it: %j', (asi) => {
    const lineas = [{ ...HAMBURGUESA, cantidad: 1, ...asi }];

    expect(parseGuardado(JSON.stringify({ version: 3, lineas }))).toEqual(GUARDADO_VACIO);
  });

  it('leaves an order of before, which chose nothing, as it was', () => {
    const cuerpo = { restaurante: 'r', mesa: 4, productos: [{ productoId: 'h', cantidad: 1, precio: 12.5 }] };
    const deAntes = JSON.stringify({
      version: 2,
      lineas: [{ ...HAMBURGUESA, cantidad: 1, notas: 'sin sal' }],
      agotados: [],
      notas: '',
      envio: { clave: 'k', cuerpo, creado: 1, intentos: 1 },
    });

    expect(stringifyGuardado(parseGuardado(deAntes))).toBe(deAntes);
  });
});

describe('the pase of a line', () => {
  const LUBINA = { _id: 'l', nombre: 'Lubina', precio: 18 };
  const carrito = [undefined, null, 'p1'].reduce(
    (antes, pase) => addProducto(antes, LUBINA, pase === undefined ? {} : { pase }),
    GUARDADO_VACIO.carrito,
  );

  it('is kept with it, and whether all goes together, under a version of its own', () => {
    const guardado = { ...GUARDADO_VACIO, carrito, juntos: true };
    const texto = stringifyGuardado(guardado);

    expect(texto).toBe(
      '{"version":4,"lineas":[{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1},' +
        '{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1,"pase":null},' +
        '{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1,"pase":"p1"}],' +
        '"agotados":[],"notas":"","juntos":true,"envio":null}',
    );
    expect(parseGuardado(texto)).toEqual(guardado);
    const llana = addProducto(GUARDADO_VACIO.carrito, LUBINA);
    expect(stringifyGuardado({ ...GUARDADO_VACIO, carrito: llana, juntos: true })).toMatch(/^\{"version":4/);
  });

  it('is sent with it, and what has none says nothing', () => {
    const { productos, ...resto } = cuerpoOf({ ...GUARDADO_VACIO, carrito, juntos: true }, 'r', 4, null, []);

    expect(productos.map((linea) => ['pase' in linea, linea.pase])).toEqual([
      [false, undefined],
      [true, null],
      [true, 'p1'],
    ]);
    expect(resto).toEqual({ restaurante: 'r', mesa: 4, juntos: true });
  });

  it('leaves out a line whose pase is not understood', () => {
    const lineas = [{ ...LUBINA, cantidad: 1, pase: 7 }];

    expect(parseGuardado(JSON.stringify({ version: 4, lineas }))).toEqual(GUARDADO_VACIO);
  });
});

/** As a release before this one has written them; they never change. */
describe('what an earlier release stored', () => {
  const CARRITO =
    '{"version":3,"lineas":[{"_id":"b","nombre":"Burger","precio":13.5,"cantidad":2,"notas":"sin sal",' +
    '"formato":{"_id":"f","nombre":"Doble"},"opciones":[{"_id":"o","nombre":"Punto","valor":"Hecha","suplemento":1}]},' +
    '{"_id":"c","nombre":"Caña","precio":2.2,"cantidad":1}],"agotados":[],"notas":" sin prisa ","envio":null}';
  const LIBRETA =
    '{"version":5,"lineas":[{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1,"notas":"poco hecha","pase":"p2","aPesar":true},' +
    '{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1,"pase":null,"aPesar":true},' +
    '{"_id":"libre","nombre":"Tarta de cumpleaños","precio":20,"cantidad":1,"libre":"cocina"}],"agotados":[],' +
    '"notas":"cumpleaños","evita":["gluten"],"para":{"grupoMesa":"g","aquiMismo":true},"juntos":true,' +
    '"comensales":4,"envio":null}';
  const OMITIDOS = '{"lineas":[],"agotados":[],"notas":"","comensales":"omitidos","envio":null}';

  it.each([CARRITO, LIBRETA, OMITIDOS])('is read whole, and written as it was: %s', (texto) => {
    expect(stringifyGuardado(parseGuardado(texto))).toBe(texto);
  });

  it('is ordered as that release would have ordered it', () => {
    expect(JSON.stringify(cuerpoOf(parseGuardado(CARRITO), 'r', 4, 'firma', ['soja']))).toBe(
      '{"restaurante":"r","mesa":4,"productos":[{"productoId":"b","nombre":"Burger","cantidad":2,"precio":13.5,' +
        '"notas":"sin sal","formato":"f","opciones":["o"]},{"productoId":"c","nombre":"Caña","cantidad":1,"precio":2.2}],' +
        '"notas":"sin prisa","evita":["soja"],"t":"firma"}',
    );
    const { evita, ...libreta } = parseGuardado(LIBRETA);
    expect(cuerpoOf({ ...libreta, evita, para: null }, 'r', 4, null, evita)).toEqual({
      restaurante: 'r',
      mesa: 4,
      productos: [
        ...[{ productoId: 'l', nombre: 'Lubina', cantidad: 1, precio: 18, notas: 'poco hecha', pase: 'p2' }],
        ...[{ productoId: 'l', nombre: 'Lubina', cantidad: 1, precio: 18, pase: null }],
        ...[{ libre: 'cocina', nombre: 'Tarta de cumpleaños', cantidad: 1, precio: 20 }],
      ],
      notas: 'cumpleaños',
      evita: ['gluten'],
      juntos: true,
      comensales: 4,
    });
  });
});
