import fc from 'fast-check';
import { toCsv } from './csv';
import type { Tabla } from './csv';

/** A spreadsheet's reading of the file: quotes, separators and ends of rows, and nothing else. */
function readCsv(csv: string): string[][] {
  const filas: string[][] = [];
  let fila: string[] = [];
  for (const [, entre, suelta, fin] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)) {
    fila.push(entre?.replaceAll('""', '"') ?? suelta ?? '');
    if (fin === ';') continue;
    filas.push(fila);
    fila = [];
  }
  return filas;
}

const texto = fc.string({ unit: fc.constantFrom(...'=+-@;"\'\t\r\n ,aé€5＝\u0000'.split('')) });

it('begins by saying that it is UTF-8, and writes numbers as Spanish spreadsheets read them', () => {
  expect(toCsv([[['Caña', 3, 12.5, 0.1 + 0.2, null]]])).toBe('\uFEFFCaña;3;12,50;0,30;\r\n');
});

it('puts an empty row between tables', () => {
  expect(toCsv([[['a']], [['b'], ['c']]])).toBe('\uFEFFa\r\n\r\nb\r\nc\r\n');
});

it('gives back every text, with an apostrophe before those that would be a formula', () => {
  const filas = fc.array(fc.array(texto, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(filas, (tabla: Tabla) => {
      const leida = readCsv(toCsv([tabla]));
      const sinApostrofe = (celda: string, original: unknown) =>
        celda === `'${String(original)}` ? String(original) : celda;
      expect(leida.map((fila, i) => fila.map((celda, j) => sinApostrofe(celda, tabla[i]?.[j])))).toEqual(
        tabla,
      );
    }),
  );
});

it('leaves no cell that a spreadsheet would run', () => {
  fc.assert(
    fc.property(texto, (nombre) => {
      const [celda = ''] = readCsv(toCsv([[[nombre, 'x']]]))[0] ?? [];
      expect(celda).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝]/u);
      expect(celda).not.toMatch(/^[\t\r]/);
    }),
    { numRuns: 500 },
  );
});

it.each(['=1+1', '+34 600', '-2', '@SUM(A1)', '\t=1', ' =1', '\n@x', '＝1'])('makes %j text', (nombre) => {
  expect(readCsv(toCsv([[[nombre, 'x']]]))[0]?.[0]).toBe(`'${nombre}`);
});
