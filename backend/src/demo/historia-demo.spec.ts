import { centimos } from '@carta/contracts';
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
