import { ALERGENOS } from '@carta/contracts';
import type { EnMarcha } from './start-producto';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** What a dish may be called at most, and what a categoría may. */
const LETRAS = { plato: 100, categoria: 50 } as const;
const COLETILLA =
  'de la abuela con todo lo que hubo esta mañana en la lonja, aceite de arbequina y una pizca de sal en escamas';

/** What a house may be called, and a part of it: each of nearly as many letters as there may be. */
const CASA =
  'Restaurante Asador Marisquería Arrocería Cervecería La Taberna de la Abuela Carmen y Sobrinos de la Plaza Mayor';
const ZONA = 'Terraza cubierta del paseo marítimo sur';
/** A mesa of that zona; the first twenty are of none. */
export const MESA_CON_ZONA = 48;

/** A dish among three hundred, of as many letters as there may be. */
export const PLATO = nameOf('Zarzuela', LETRAS.plato);

/** A name of so many letters. */
function nameOf(principio: string, letras: number): string {
  return `${principio} ${COLETILLA}`.slice(0, letras).trim();
}

/** Names of every length there may be, one after another, no two the same. */
function nombresOf(principio: string, cuantos: number, letras: number): string[] {
  return Array.from({ length: cuantos }, (_, i) => {
    const numerado = `${principio} ${i + 1}`;
    return nameOf(numerado, Math.max(numerado.length, Math.ceil(((i % 12) + 1) * (letras / 12))));
  });
}

/**
 * A house that is hard on every screen: 41 categorías, 308 products, 60 mesas, a zona, long names, no photos, and
 * all the allergens there are.
 */
export function buildCasaDificil(producto: EnMarcha, mesas = 60): Promise<Local> {
  const platos = [PLATO, ...nombresOf('Plato', 307, LETRAS.plato)];
  const categorias = nombresOf('Apartado', 41, LETRAS.categoria).map((nombre, i) => ({
    nombre,
    tipo: i === 1 ? ('bebida' as const) : ('comida' as const),
    platos: platos
      .filter((_, j) => j % 41 === i)
      .map((plato, j) => ({
        nombre: plato,
        precio: 250 + 75 * j,
        alergenos: ALERGENOS.filter((_alergeno, k) => i === 2 || (i > 2 && (i + j) % (k + 2) === 0)),
      })),
  }));
  return buildLocal(producto, {
    nombre: CASA,
    ubicacion: 'Paseo Marítimo de la Constitución Española, 148, local 3, Sant Josep de sa Talaia',
    numeroMesas: mesas,
    zonas: [{ nombre: ZONA, mesas: `21-${mesas}` }],
    categorias,
  });
}
