import { MAX_UNIDADES, normalizeTexto } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { palabrasDe, palabrasPropias, pasoDe } from '../../../shared/lib/coincidencia';

/** Texts have neither accents nor capitals. */
export interface Buscable {
  producto: Producto;
  nombre: string;
  /** One is of all its words, one without little words. */
  iniciales: readonly string[];
  resto: string;
}

/** The likeliest comes first, with `cantidad`. */
export interface Hallazgo {
  hallados: readonly Producto[];
  cantidad: number;
}

/** It matches '3 caña', '3x caña' and '3 x caña'. */
const CON_CANTIDAD = /^\s*(\d{1,2})(?:\s*[x×])?\s+(.+)$/iu;
/** Initials may leave them out: 'tp' finds 'Tortilla de patatas'. */
const MENUDAS = new Set(['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'o', 'y']);
/** It ranks between a word's beginning and its inside. */
const PASO_INICIALES = 1.5;

export function indexPlatos(
  secciones: readonly { nombre: string; productos: readonly Producto[] }[],
): Buscable[] {
  return secciones.flatMap((seccion) =>
    seccion.productos.map((producto) => {
      const nombre = normalizeTexto(producto.nombre);
      const palabras = palabrasPropias(nombre);
      const { descripcion, ingredientes } = producto;
      return {
        producto,
        nombre,
        iniciales: [palabras, palabras.filter((palabra) => !MENUDAS.has(palabra))].map(inicialesDe),
        resto: normalizeTexto([descripcion, ...ingredientes, seccion.nombre].join(' ')),
      };
    }),
  );
}

/**
 * Dishes must match every word: the best match in the name comes first, then the dish that this phone takes
 * most (`veces`, by id), then the carta's order. A leading number is the quantity, unless a name contains it:
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

/** The number belongs to the name if the other words match it too. */
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

/** It works like the diner's search, plus initials. */
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
