import { MAX_UNIDADES, normalizeTexto } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { palabrasDe, palabrasPropias, pasoDe } from '../../../shared/lib/coincidencia';

/** A dish of the carta, with what it can be found by: all without accents or capitals. */
export interface Buscable {
  producto: Producto;
  nombre: string;
  /** The first letters of its name's words: all of them, and without the little ones. */
  iniciales: readonly string[];
  /** Whatever else is said of it. */
  resto: string;
}

/** What a waiter has typed finds these dishes, the likeliest first, and means so many of the first. */
export interface Hallazgo {
  hallados: readonly Producto[];
  cantidad: number;
}

/** '3 caña', '3x caña' and '3 x caña' say how many. */
const CON_CANTIDAD = /^\s*(\d{1,2})(?:\s*[x×])?\s+(.+)$/iu;
/** Little words, which initials may leave out: 'tp' finds 'Tortilla de patatas'. */
const MENUDAS = new Set(['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'o', 'y']);
/** Between the beginning of a word and the inside of one. */
const PASO_INICIALES = 1.5;

/** The dishes of a carta, ready to be looked for at every key. */
export function indexPlatos(
  secciones: readonly { nombre: string; productos: readonly Producto[] }[],
): Buscable[] {
  return secciones.flatMap((seccion) =>
    seccion.productos.map((producto) => {
      const nombre = normalizeTexto(producto.nombre);
      const propias = palabrasPropias(nombre);
      const { descripcion, ingredientes } = producto;
      return {
        producto,
        nombre,
        iniciales: [propias, propias.filter((propia) => !MENUDAS.has(propia))].map(inicialesDe),
        resto: normalizeTexto([descripcion, ...ingredientes, seccion.nombre].join(' ')),
      };
    }),
  );
}

/**
 * The dishes that match every word: by their name before anything else, and among equals those this phone takes
 * most (`veces`, by id) before the carta's order. A number before the words is how many, unless a name says it:
 * '7 up'.
 */
export function searchPlatos(
  platos: readonly Buscable[],
  busqueda: string,
  veces: Readonly<Record<string, number>> = {},
): Hallazgo {
  const { cantidad, texto } = parseCantidad(busqueda);
  if (cantidad !== null && !platos.some((plato) => saysNumero(plato, cantidad, busqueda))) {
    return { hallados: rank(platos, palabrasDe(texto), veces), cantidad };
  }
  return { hallados: rank(platos, palabrasDe(busqueda), veces), cantidad: 1 };
}

function parseCantidad(busqueda: string): { cantidad: number | null; texto: string } {
  const [, cifras, texto = ''] = CON_CANTIDAD.exec(busqueda) ?? [];
  const cantidad = Number(cifras ?? 0);
  return cantidad >= 1 && cantidad <= MAX_UNIDADES
    ? { cantidad, texto }
    : { cantidad: null, texto: busqueda };
}

/** Whether the number is a word of the dish's name, which the rest of what is looked for matches too. */
function saysNumero({ nombre }: Buscable, cantidad: number, busqueda: string): boolean {
  return (
    pasoDe(nombre, String(cantidad)) === 0 &&
    palabrasDe(busqueda).every((palabra) => pasoDe(nombre, palabra) <= 1)
  );
}

function rank(
  platos: readonly Buscable[],
  palabras: readonly string[],
  veces: Readonly<Record<string, number>>,
): Producto[] {
  const [primera] = palabras;
  if (primera === undefined) return [];
  const puestos = platos.map((plato) => ({
    producto: plato.producto,
    distancia: distanciaOf(plato, palabras),
    lejos: plato.nombre.startsWith(primera) ? 0 : 1,
    veces: veces[plato.producto._id] ?? 0,
  }));
  return puestos
    .filter(({ distancia }) => distancia < Infinity)
    .sort((a, b) => a.distancia - b.distancia || a.lejos - b.lejos || b.veces - a.veces)
    .map(({ producto }) => producto);
}

/** As the diner's search counts it; the initials of a name find it too. */
function distanciaOf({ nombre, iniciales, resto }: Buscable, palabras: readonly string[]): number {
  const porPalabras = Math.max(
    ...palabras.map((palabra) => Math.min(pasoDe(nombre, palabra), 3 + pasoDe(resto, palabra))),
  );
  const juntas = palabras.join('');
  const porIniciales = juntas.length > 1 && iniciales.some((delPlato) => delPlato.startsWith(juntas));
  return porIniciales ? Math.min(porPalabras, PASO_INICIALES) : porPalabras;
}

function inicialesDe(palabras: readonly string[]): string {
  return palabras.map(([letra]) => letra).join('');
}
