import { median } from '../support/stats';
import { atMost } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import { readCarta } from '../../src/carta/importar/lectura/leer-carta';

const PLATOS = 1_000;
const VECES = 9;

/** A house's whole carta is read while its owner looks on. */
export function measureLectura(): Promise<Result> {
  tell('a carta of 1,000 dishes, read');
  const rows = [
    ['lines with leader dots, allergens and their legend', inLineas()],
    ['a sheet of Spanish Excel', inTabla()],
  ].map(([manera = '', texto = '']) => {
    const ms = median(Array.from({ length: VECES }, () => timeOf(texto)));
    const what = `A carta of ${PLATOS} dishes read, ${manera}`;
    return { what, ours: `${Math.round(ms)} ms`, value: ms, goal: atMost(2_000, ' ms') };
  });
  return Promise.resolve({ rows });
}

function timeOf(texto: string): number {
  const before = performance.now();
  const { filas } = readCarta(texto);
  if (filas.length !== PLATOS) throw new Error(`Read ${filas.length} of ${PLATOS} dishes`);
  return performance.now() - before;
}

const platos = Array.from({ length: PLATOS }, (_, i) => ({
  categoria: `Categoría ${String.fromCharCode(65 + Math.floor(i / 40))}`,
  nombre: `Croquetas de la casa ${toLetras(i)}`,
  precio: `${5 + (i % 20)},50`,
}));

function toLetras(i: number): string {
  return [26, 1].map((base) => String.fromCharCode(97 + (Math.floor(i / base) % 26))).join('');
}

function inLineas(): string {
  const lineas = platos.flatMap(({ categoria, nombre, precio }, i) => [
    ...(i % 40 === 0 ? ['', categoria.toUpperCase()] : []),
    `${nombre} (1, 3, 7) .............. ${precio} €`,
  ]);
  return [...lineas, '', '1 Gluten, 3 Huevos, 7 Lácteos'].join('\n');
}

function inTabla(): string {
  const filas = platos.map(
    ({ categoria, nombre, precio }) => `${categoria};${nombre};${precio};gluten, huevos`,
  );
  return ['Categoría;Nombre;Precio;Alérgenos', ...filas].join('\r\n');
}
