/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ArchivoIlegible, readArchivo } from './archivo-carta';

const CSV = 'Categoría;Nombre;Precio\r\nTapas;Jamón ibérico;12,50\r\nPostres;Piña;4\r\n';
const LEIDO = 'Categoría\tNombre\tPrecio\nTapas\tJamón ibérico\t12,50\nPostres\tPiña\t4';

const fileOf = (bytes: Uint8Array | Buffer | string, nombre = 'carta.csv'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], nombre);
const bytesOf = (texto: string, codificacion: BufferEncoding): Buffer => Buffer.from(texto, codificacion);

/** The letters of Spain have other bytes there. */
const MAC: Readonly<Record<string, number>> = {
  á: 0x87,
  é: 0x8e,
  í: 0x92,
  ó: 0x97,
  ú: 0x9c,
  ñ: 0x96,
  '€': 0xdb,
};
const macRoman = (texto: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(texto.split(''), (letra) => MAC[letra] ?? letra.charCodeAt(0));

it.each([
  ['UTF-8', fileOf(CSV)],
  ['UTF-8 with its mark', fileOf(`\uFEFF${CSV}`)],
  ['Windows-1252, as Excel saves CSV', fileOf(bytesOf(CSV, 'latin1'))],
  ['MacRoman, as Excel of a Mac saves CSV', fileOf(macRoman(CSV))],
  ["UTF-16, as Excel saves 'Unicode text'", fileOf(bytesOf(`\uFEFF${CSV.replaceAll(';', '\t')}`, 'utf16le'))],
  ['UTF-16, the other way round', fileOf(bytesOf(`\uFEFF${CSV}`, 'utf16le').swap16())],
  ['tabs', fileOf(CSV.replaceAll(';', '\t'))],
  ['commas, with quotes', fileOf(CSV.replace('12,50', '"12,50"').replaceAll(';', ','))],
  ['a line that Excel writes for itself', fileOf(`sep=;\r\n${CSV}`)],
])('reads %s', async (_, archivo) => {
  expect(await readArchivo(archivo)).toEqual([{ nombre: 'carta.csv', texto: LEIDO, tabla: true }]);
});

it('takes a text without columns as a text, however it is named', async () => {
  const texto = 'TAPAS\nBravas, con alioli ........ 5,50 €\nPan 1 €\n';

  expect(await readArchivo(fileOf(texto))).toEqual([{ nombre: 'carta.csv', texto, tabla: false }]);
});

it('keeps every cell in its place: lines inside one, and our own mark before a formula', async () => {
  const csv = 'Nombre;Precio\n"Menú\nde hoy";14\n\'-Pan-;1\n';

  expect((await readArchivo(fileOf(csv)))[0]?.texto).toBe('Nombre\tPrecio\nMenú de hoy\t14\n-Pan-\t1');
});

it('reads the sheets of a book that have something, and a half that Excel took for a day', async () => {
  const libro = readFileSync(join(__dirname, '../pruebas/carta.xlsx'));

  expect(await readArchivo(fileOf(libro, 'carta.xlsx'))).toEqual([
    { nombre: 'Carta', texto: 'Nombre\tPrecio\tMedia\nJamón ibérico\t12,50\t1/2', tabla: true },
    { nombre: 'Vinos', texto: 'Rioja\t18', tabla: true },
  ]);
});

/** The book of before, with this cell more. */
function libroCon(celda: string): Uint8Array {
  const libro = unzipSync(readFileSync(join(__dirname, '../pruebas/carta.xlsx')));
  const [hoja = ''] = Object.keys(libro).filter((nombre) => nombre.startsWith('xl/worksheets/sheet'));
  const xml = strFromU8(libro[hoja] ?? new Uint8Array());
  const fila = `<row><c r="${celda}"><v>1</v></c></row></sheetData>`;
  return zipSync({ ...libro, [hoja]: strToU8(xml.replace('</sheetData>', fila)) });
}

it('refuses a book with a cell so far that all between would take gigabytes', async () => {
  for (const lejos of ['XFD1048576', 'B1048576', 'XFD100'])
    await expect(readArchivo(fileOf(libroCon(lejos)))).rejects.toThrow('muy lejos de su tabla');

  expect(await readArchivo(fileOf(libroCon('Z900')))).toHaveLength(2);
});

it('refuses a book that would unfold into very much', async () => {
  const libro = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(49 * 1024 * 1024) }, { level: 1 });

  await expect(readArchivo(fileOf(libro))).rejects.toThrow('muy lejos de su tabla');
});

it.each([
  ['nothing', fileOf(' \n;;\n'), 'El archivo está vacío.'],
  ['too much', fileOf(new Uint8Array(2 * 1024 * 1024 + 1)), 'El archivo pasa de 2 MB.'],
  ['an old book', fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'Es un Excel antiguo'],
  ['half a book', fileOf(Buffer.from('PK\u0003\u0004 and no more')), 'No hemos podido leer'],
  ['a picture', fileOf(Buffer.from('89504e470d0a1a0a00000000', 'hex')), 'No hemos podido leer'],
])('says why %s cannot be read', async (_, archivo, porque) => {
  await expect(readArchivo(archivo)).rejects.toThrow(ArchivoIlegible);
  await expect(readArchivo(archivo)).rejects.toThrow(porque);
});
