import type { Restaurante } from '@carta/contracts';

/** For a Spanish spreadsheet: semicolons, decimal commas, a UTF-8 mark. */
export type Celda = string | number | null;
export type Tabla = readonly (readonly Celda[])[];

const BOM = '\uFEFF';
const FIN = '\r\n';

/** An empty row separates them. */
export function toCsv(tablas: readonly Tabla[]): string {
  const filas = tablas.flatMap((tabla, i) => [...(i === 0 ? [] : ['']), ...tabla.map(toFila)]);
  return `${BOM}${filas.join(FIN)}${FIN}`;
}

function toFila(celdas: readonly Celda[]): string {
  return celdas.map(toCelda).join(';');
}

function toCelda(celda: Celda): string {
  if (celda === null) return '';
  return typeof celda === 'number' ? toNumero(celda) : toTexto(celda);
}

/** '12', '12,50'. */
function toNumero(valor: number): string {
  return Number.isInteger(valor) ? String(valor) : valor.toFixed(2).replace('.', ',');
}

/**
 * A name that begins like a formula would be run on opening: an apostrophe makes it text. Wide forms of the
 * signs count too.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;

function toTexto(texto: string): string {
  const seguro = FORMULA.test(texto) ? `'${texto}` : texto;
  return /[;"\r\n]|^\s|\s$/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}

/** 'cierre-casa-pepe-2026-11-28.csv'. */
export function nombreDeArchivo(
  que: string,
  { slug, _id }: Pick<Restaurante, 'slug' | '_id'>,
  dias: readonly string[],
): string {
  const cola = _id.slice(-6);
  const nombre = slug === cola ? '' : slug.replace(new RegExp(`-${cola}$`), '');
  return [que, nombre, ...dias]
    .filter((parte) => parte !== '')
    .join('-')
    .concat('.csv');
}
