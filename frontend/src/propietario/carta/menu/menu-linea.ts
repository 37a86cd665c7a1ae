import { cleanLinea, printEuros, enFrase, findPaseConocido, withoutElegir } from '@carta/contracts';
import { findConPrecio, findIncluye } from './menu-incluye';
import type { Incluido } from './menu-incluye';
import { endsInImporte, findPrecio, findPrecioDeTitulo, hasMarca } from './menu-marcas';
import { readPlato, toNada } from './menu-plato';
import type { Lectura, Pieza } from './menu-plato';
import { findFuera, isElegir } from './menu-palabras';

/** What the other lines say of this one. */
interface Alrededor {
  /** Somebody who writes everything in capitals, or in bold, means no titles by them. */
  conMayusculas: boolean;
  conNegritas: boolean;
  /** Its dishes begin with a capital, so that what does not goes on with the line above. */
  conIniciales: boolean;
}

/** Reads one line of 'Menú de hoy'; what is nothing else is a dish. */
export function readLinea(linea: string, alrededor: Alrededor): Lectura {
  const { texto, conVineta, conNegrita, tachada, dudas } = cleanLinea(linea);
  // '+ POSTRE, PAN, VINO'
  const mas = linea.startsWith('+') ? findIncluye(`con ${texto}`) : null;
  const lectura = mas
    ? readIncluido(mas)
    : conVineta
      ? readConVineta(texto)
      : readTexto(texto, alrededor, conNegrita && alrededor.conNegritas);
  const piezas = tachada ? lectura.piezas.map(sellOut) : lectura.piezas;
  const sigue =
    alrededor.conIniciales &&
    !lectura.dudas.some((duda) => duda.includes('sigue')) &&
    /^\p{Ll}/u.test(linea) &&
    piezas.some(({ es }) => es === 'plato');
  return {
    piezas,
    dudas: [...dudas, ...lectura.dudas, ...(sigue ? [SIGUE] : []), ...(HUECO.test(linea) ? [DOS] : [])],
  };
}

const HUECO = /\p{L}(?:\t| {3,})\s*\p{L}/u;
const DOS = 'Hay un hueco en la línea. Si son dos cosas, una en cada línea.';
const SIGUE = 'Empieza en minúscula. Si sigue el de arriba, ponlo en su línea.';

function readTexto(texto: string, alrededor: Alrededor, conNegrita: boolean): Lectura {
  const precio = findPrecio(texto);
  if (precio) return readPrecio(precio);
  const deTitulo = findPrecioDeTitulo(texto);
  if (deTitulo !== null) return { piezas: [{ es: 'precioDeTitulo', precio: deTitulo }], dudas: [] };
  const incluido = findIncluye(texto);
  if (incluido) return readIncluido(incluido);
  if (isElegir(texto)) return { piezas: [{ es: 'elegir' }], dudas: [] };
  const fuera = findFuera(texto);
  if (fuera) return { piezas: [{ es: 'nada', porque: fuera.porque }], dudas: fuera.duda ? [fuera.duda] : [] };
  return readTitulo(texto, alrededor, conNegrita) ?? readTituloConPlatos(texto) ?? readPlato(texto);
}

/** So it is printed where a dish would be read as something else. */
function readConVineta(texto: string): Lectura {
  const titulo = findPaseConocido(texto.replace(/:$/, ''));
  if (titulo === null) return readPlato(texto);
  return readPlato(texto, [`Con la viñeta es un plato. Si «${texto}» es un título, quítasela.`]);
}

function readIncluido({ incluye, seguro, detras = '' }: Incluido): Lectura {
  const precio = findPrecio(detras)?.precio;
  return {
    piezas: [{ es: 'incluye', incluye }, ...(precio ? [{ es: 'precio', precio } as const] : [])],
    dudas: [
      ...(seguro ? [] : ['Se lee como incluido en el precio. Si se elige, escribe cada cosa en su línea.']),
      ...(precio ? [`El precio del menú se lee de aquí: ${printEuros(precio)}.`] : []),
    ],
  };
}

function readPrecio({ precio, resto, dudas }: NonNullable<ReturnType<typeof findPrecio>>): Lectura {
  const pieza: Pieza = { es: 'precio', precio };
  if (resto === '') return { piezas: [pieza], dudas };
  const incluido = findConPrecio(resto);
  if (!incluido)
    return { piezas: [pieza], dudas: [...dudas, `Solo se lee el precio: «${resto}» se deja fuera.`] };
  const { piezas, dudas: deIncluido } = readIncluido(incluido);
  return { piezas: [pieza, ...piezas], dudas: [...dudas, ...deIncluido] };
}

/** 'PRIMEROS', 'Para picar', 'De cuchara:', '*De cuchara*'. */
function readTitulo(linea: string, alrededor: Alrededor, conNegrita: boolean): Lectura | null {
  const texto = linea.replace(/[\s:]+$/, '');
  const conocido = findPaseConocido(texto);
  if (conocido !== null) return toPase(conocido);
  const nombre = withoutElegir(texto);
  if (linea !== texto) {
    // what is left is a title, and perhaps one that is known
    if (nombre !== texto) return readTexto(`${nombre}:`, alrededor, false);
    return /\p{L}/u.test(nombre) ? toPase(nombre) : toNada(null);
  }
  if (hasMarca(linea) || endsInImporte(linea) || / ?: /.test(linea)) return null;
  const isMayusculas = /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(linea) && !/\p{Ll}/u.test(linea);
  if (alrededor.conMayusculas && isMayusculas) {
    const { piezas, dudas } = readTexto(`${enFrase(nombre)}:`, alrededor, false);
    const isPase = piezas.some(({ es }) => es === 'pase');
    return { piezas, dudas: isPase ? [...dudas, 'Por ir en mayúsculas se lee como un título.'] : dudas };
  }
  if (!conNegrita) return null;
  const { piezas, dudas } = readTexto(`${nombre}:`, alrededor, false);
  return { piezas, dudas: [...dudas, 'Por ir en negrita se lee como un título.'] };
}

const toPase = (nombre: string): Lectura => ({ piezas: [{ es: 'pase', nombre }], dudas: [] });

/** 'Postre: flan', 'Postre - flan o fruta'. */
function readTituloConPlatos(linea: string): Lectura | null {
  const [, antes = '', signo, resto = ''] = /^(.+?)\s*(:|\s[-–—])\s+(\S.*)$/.exec(linea) ?? [];
  const nombre = findPaseConocido(antes);
  if (nombre === null) {
    if (signo !== ':') return null;
    const duda = `Se lee como un plato. Si «${antes}» es un título, ponlo solo en su línea.`;
    return readPlato(linea, [duda]);
  }
  if (/^inclu[ií]d[oa]s?\.?$/i.test(resto))
    return readIncluido({ incluye: [nombre.toLowerCase()], seguro: true });
  // but not within brackets: 'alubias (con o sin compango)'
  const nombres = resto.split(/(?:\s*(?:[;/]|,(?!\d))\s*|\s+(?:[oó]|[-–·])\s+)(?![^()]*\))/).filter(Boolean);
  const platos = nombres.map((cada) => readConVineta(inMayuscula(cleanLinea(cada).texto)));
  const varios =
    nombres.length > 1 ? [`Se leen ${nombres.length} platos. Si es uno solo, ponlo en su línea.`] : [];
  return {
    piezas: [{ es: 'pase', nombre }, ...platos.flatMap(({ piezas }) => piezas)],
    dudas: [...varios, ...platos.flatMap(({ dudas }) => dudas)],
  };
}

const inMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

function sellOut(pieza: Pieza): Pieza {
  return pieza.es === 'plato' ? { es: 'plato', plato: { ...pieza.plato, agotado: true } } : pieza;
}
