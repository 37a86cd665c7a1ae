/**
 * Tables as a spreadsheet in Spanish reads them: semicolons between cells, commas in numbers, a mark
 * that says UTF-8.
 */
export type Celda = string | number | null;
export type Tabla = readonly (readonly Celda[])[];

const BOM = '\uFEFF';
const FIN = '\r\n';

/** The tables one under another, with an empty row between them. */
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

/** At most two decimals, none when it is whole: '12', '12,50'. */
function toNumero(valor: number): string {
  return Number.isInteger(valor) ? String(valor) : valor.toFixed(2).replace('.', ',');
}

/**
 * A dish whose name begins as a formula does would be run by whoever opens the file: an apostrophe
 * makes it text again. Wide forms of those signs count too.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;

function toTexto(texto: string): string {
  const seguro = FORMULA.test(texto) ? `'${texto}` : texto;
  return /[;"\r\n]|^\s|\s$/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}
