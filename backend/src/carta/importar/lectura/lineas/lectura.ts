import { enFrase } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import type { DudaLeida, FilaLeida, FormatoLeido } from '../palabras/fila-leida';
import { toFila } from '../palabras/fila';
import type { Columnas } from '../palabras/fila';
import type { Articulo } from '../palabras/articulos';
import type { Contexto } from './titulos';

/** What has been read of a carta so far, and how a title, a row and what is left over are added to it. */

/** A line without a price that is neither a title nor a description yet. */
export interface Pendiente {
  linea: number;
  i: number;
  texto: string;
  alergenos?: Alergeno[];
  dudas: string[];
}

export interface Lectura {
  contexto: Contexto;
  lineas: readonly number[];
  filas: FilaLeida[];
  dudas: DudaLeida[];
  categoria: string;
  titulo: { linea: number; texto: string } | null;
  columnas: Columnas | null;
  pendientes: Pendiente[];
  /** The row that the next lines may say more of. */
  ultima: FilaLeida | null;
  /** Where its prices come in lines of their own ('Media 6'): those that have come. */
  abiertos: FormatoLeido[] | null;
  /** The second column, as long as it has had no title of its own. */
  enColumna: boolean;
  /** A line above that was not read as a title, and may be one. */
  tituloDudoso: string | null;
  /** A price came before any name, so prices may stand above their dishes. */
  descolocado: boolean;
}

export const lineaOf = ({ lineas }: Lectura, i: number): number => lineas[i] ?? 1;

export function say(lectura: Lectura, i: number, porque: string): void {
  lectura.dudas.push({ linea: lineaOf(lectura, i), porque });
}

export const sayOf = (fila: FilaLeida, porque: string): void => {
  fila.dudas.push({ linea: fila.linea, porque });
};

export function startTitulo(lectura: Lectura, texto: string, i: number, seguro: boolean): void {
  flush(lectura);
  const { titulo } = lectura;
  if (titulo && lectura.filas.length > 0)
    lectura.dudas.push({ linea: titulo.linea, porque: `Debajo de «${titulo.texto}» no hay platos.` });
  const nombre = enFrase(texto.replace(/^#+\s*/, '').replace(/[\s:]+$/, ''));
  lectura.categoria = nombre;
  lectura.enColumna = false;
  lectura.tituloDudoso = null;
  lectura.titulo = { linea: lineaOf(lectura, i), texto: nombre };
  lectura.ultima = null;
  lectura.abiertos = null;
  if (lectura.columnas && !titulo) lectura.columnas = { ...lectura.columnas, deAntes: true };
  if (!seguro) say(lectura, i, `«${nombre}» se lee como un título.`);
}

export function addFila(lectura: Lectura, articulo: Articulo, i: number): FilaLeida {
  const fila = toFila(articulo, lineaOf(lectura, i), lectura.categoria, lectura.columnas);
  if (lectura.tituloDudoso !== null) sayOf(fila, `Mira si «${lectura.tituloDudoso}» es su título.`);
  if (lectura.enColumna) sayOf(fila, 'Está en la segunda columna: mira su categoría.');
  lectura.filas.push(fila);
  lectura.ultima = fila;
  lectura.abiertos = null;
  lectura.titulo = null;
  return fila;
}

/** What waits for a price gets none: a short line is a dish without one, a long one says something else. */
export function flush(lectura: Lectura): void {
  const { pendientes } = lectura;
  lectura.pendientes = [];
  for (const { linea, texto, alergenos, dudas } of pendientes) {
    const isCabecera = lectura.filas.length === 0;
    if (isCabecera || texto.split(' ').length > PALABRAS_MAX || /[.!?]$/.test(texto)) {
      lectura.dudas.push({ linea, porque: `«${texto}» no se lee: no tiene precio.` });
      continue;
    }
    const porques = [...dudas, 'No tiene precio: mira si es un plato.'];
    lectura.filas.push({
      linea,
      categoria: lectura.categoria,
      nombre: texto,
      ...(alergenos ? { alergenos } : {}),
      dudas: porques.map((porque) => ({ linea, porque })),
    });
    lectura.titulo = null;
  }
}

const PALABRAS_MAX = 7;
