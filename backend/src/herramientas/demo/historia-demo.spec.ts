import { centimos, precioPorPeso, sumCentimos, totalComanda } from '@carta/contracts';
import type { ProductoVendible, TipoPedido } from '@carta/contracts';
import { buildHistoria } from './historia-demo';

const producto = (nombre: string, tipo: TipoPedido): ProductoVendible => ({
  id: nombre,
  nombre,
  tipo,
  precio: centimos(250),
  disponible: true,
  alergenos: [],
  alergenosDeclarados: true,
  formatos: [],
  opciones: [],
});
const CARTA = [
  producto('Caña', 'bebida'),
  producto('Agua', 'bebida'),
  producto('Tortilla', 'comida'),
  producto('Croquetas', 'comida'),
];
const AHORA = new Date('2026-11-22T12:00:00Z');

it('tells the same four weeks every time, all of them over', () => {
  const historia = buildHistoria(CARTA, 12, AHORA);

  expect(buildHistoria(CARTA, 12, AHORA)).toEqual(historia);
  expect(historia.length).toBeGreaterThan(200);
  for (const { pagadoEn, rondas } of historia) {
    expect(pagadoEn < AHORA).toBe(true);
    for (const { pedidaEn, lineas } of rondas) {
      expect(pedidaEn < pagadoEn).toBe(true);
      expect(lineas.length).toBeGreaterThan(0);
    }
  }
});

it('orders what is asked of a dish: a formato, and as many values as must be chosen', () => {
  const partes = (...nombres: string[]) =>
    nombres.map((nombre) => ({
      id: nombre,
      nombre,
      precio: centimos(300),
      suplemento: centimos(50),
      disponible: true,
      alergenos: [],
      alergenosDeclarados: true,
    }));
  const solomillo: ProductoVendible = {
    ...producto('Solomillo', 'comida'),
    formatos: partes('Media', 'Ración'),
    opciones: [
      { nombre: 'Punto', min: 1, max: 1, valores: partes('Al punto', 'Hecho') },
      { nombre: 'Extras', min: 0, max: 2, valores: partes('Huevo', 'Queso') },
    ],
  };

  const elecciones = buildHistoria([solomillo], 12, AHORA)
    .flatMap(({ rondas }) => rondas.flatMap(({ lineas }) => lineas))
    .map(({ eleccion }) => eleccion);

  expect(elecciones.map(({ problema }) => problema)).toEqual(elecciones.map(() => null));
  expect(new Set(elecciones.map(({ formato }) => formato))).toEqual(new Set(['Media', 'Ración']));
  expect(new Set(elecciones.map(({ opciones }) => opciones.length))).toEqual(new Set([1, 2]));
});

it('sells its menu on weekdays at noon, each with one dish of every pase', () => {
  const valor = (nombre: string, suplemento = 0) => ({
    id: nombre,
    nombre,
    suplemento: centimos(suplemento),
    disponible: true,
    alergenos: [],
    alergenosDeclarados: true,
  });
  const pases = [
    { nombre: 'Primero', valores: [valor('Lentejas'), valor('Ensalada')] },
    { nombre: 'Segundo', valores: [valor('Pollo'), valor('Carrillera', 300)] },
  ];
  const menu: ProductoVendible = {
    ...producto('Menú del día', 'comida'),
    opciones: pases.map((pase) => ({ ...pase, min: 1, max: 1 })),
    platos: pases.flatMap(({ nombre, valores }) =>
      valores.map(({ id, suplemento }) => ({
        id,
        pase: nombre,
        suplemento,
        producto: { ...producto(id, 'comida'), precio: centimos(0) },
      })),
    ),
  };

  const historia = buildHistoria([...CARTA, menu], 12, AHORA);

  const isConMenu = ({ rondas }: (typeof historia)[number]) =>
    rondas.some(({ lineas }) => lineas.some((linea) => linea.menu));
  const conMenu = historia.filter(isConMenu).flatMap(({ rondas: [primera] }) => primera ?? []);
  expect(conMenu.length).toBeGreaterThan(20);
  expect(new Set(conMenu.map(({ pedidaEn }) => pedidaEn.getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const { pedidaEn, lineas } of conMenu) {
    expect(pedidaEn.getUTCHours()).toBeGreaterThanOrEqual(12);
    expect(pedidaEn.getUTCHours()).toBeLessThan(16);
    const comida = lineas.filter((linea) => linea.producto.tipo === 'comida');
    expect(comida.map((linea) => linea.menu?.platos.map(({ pase }) => pase))).toEqual(
      comida.map(() => ['Primero', 'Segundo']),
    );
  }
  const sinMenu = buildHistoria(CARTA, 12, AHORA);
  const otras = historia.flatMap((mesa, i) => (isConMenu(mesa) ? [] : [i]));
  expect(otras.map((i) => historia[i]?.rondas)).toEqual(otras.map((i) => sinMenu[i]?.rondas));
});

it('sells at dinner what is weighed, each piece at what it weighs, and nothing else is another for it', () => {
  const rodaballo: ProductoVendible = {
    ...producto('Rodaballo', 'comida'),
    porPeso: { unidad: '100 g', precio: centimos(590), gramosEstimados: 450 },
  };
  const historia = buildHistoria([...CARTA, rodaballo], 12, AHORA);

  const pesadas = historia.flatMap(({ rondas }) =>
    rondas.flatMap(({ lineas }) => lineas.filter((linea) => linea.producto.porPeso)),
  );
  expect(pesadas.length).toBeGreaterThan(10);
  expect(new Set(pesadas.map(({ eleccion }) => eleccion.precio)).size).toBeGreaterThan(5);
  for (const {
    producto: { porPeso },
    eleccion,
    cantidad,
  } of pesadas) {
    expect([eleccion.precio, cantidad]).toEqual([
      porPeso && precioPorPeso(porPeso.precio, porPeso.unidad, porPeso.gramosEstimados),
      1,
    ]);
  }
  const sinPesar = historia.map(({ rondas }) =>
    rondas.map(({ lineas }) => lineas.filter((linea) => !linea.producto.porPeso)),
  );
  expect(sinPesar).toEqual(
    buildHistoria(CARTA, 12, AHORA).map(({ rondas }) => rondas.map(({ lineas }) => lineas)),
  );
});

it('says of most mesas how many they were', () => {
  const historia = buildHistoria(CARTA, 12, AHORA);
  const dichos = historia.flatMap(({ comensales }) => comensales ?? []);

  expect(dichos.length).toBeGreaterThan(historia.length / 2);
  expect(dichos.length).toBeLessThan(historia.length);
  expect(new Set(dichos.map((n) => Number.isInteger(n) && n >= 1 && n <= 8))).toEqual(new Set([true]));
});

it('is paid in every way, and never more than was ordered', () => {
  const historia = buildHistoria(CARTA, 12, AHORA);

  const formas = historia.map(({ cobros = [] }) => cobros.map(({ forma }) => forma).join(' + '));
  expect(new Set(formas)).toEqual(
    new Set(['tarjeta', 'efectivo', 'bizum', 'tarjeta + efectivo', 'tarjeta + tarjeta + otro', '']),
  );
  for (const { rondas, cobros = [] } of historia) {
    const pedido = totalComanda(rondas.flatMap(({ lineas }) => lineas));
    expect([0, pedido]).toContain(sumCentimos(cobros.map(({ importe }) => importe)));
  }
});
