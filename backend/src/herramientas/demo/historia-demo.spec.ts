import { centimos, sumCentimos, totalComanda } from '@carta/contracts';
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

it('is paid in every way, and never more than was ordered', () => {
  const historia = buildHistoria(CARTA, 12, AHORA);

  const formas = historia.map(({ cobros = [] }) => cobros.map(({ forma }) => forma).join(' + '));
  expect(new Set(formas)).toEqual(
    new Set(['tarjeta', 'efectivo', 'tarjeta + efectivo', 'tarjeta + tarjeta + otro', '']),
  );
  for (const { rondas, cobros = [] } of historia) {
    const pedido = totalComanda(rondas.flatMap(({ lineas }) => lineas));
    expect([0, pedido]).toContain(sumCentimos(cobros.map(({ importe }) => importe)));
  }
});
