import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LENGUAS, LENGUAS_PANTALLA } from '@carta/contracts';
import type { Palabras } from './lengua';

const SRC = join(__dirname, '../..');
const CARTA = 'shared/lengua/diccionarios';
const PISO = 'piso/lenguas';

const DE_CARTA = LENGUAS.filter((lengua) => lengua !== 'es');
const DE_PISO = LENGUAS_PANTALLA.filter((lengua) => lengua !== 'es');

const readTexto = (carpeta: string, archivo: string): string =>
  readFileSync(join(SRC, carpeta, `${archivo}.json`), 'utf8');
const read = (carpeta: string, archivo: string) => JSON.parse(readTexto(carpeta, archivo)) as Palabras;
/** A plural's other forms stand under their phrase. */
const isForma = (frase: string): boolean => frase.includes('#');
const frasesOf = (palabras: Palabras): string[] => Object.keys(palabras).filter((frase) => !isForma(frase));

const PRIMERAS = frasesOf(read(CARTA, 'ca'));
const LUEGO = frasesOf(read(CARTA, 'ca-luego'));
const DE_CARTAS = new Set([...PRIMERAS, ...LUEGO]);
/** All that a wall says: what it shares with cartas is beside it only in a language that no carta has. */
const DEL_MURO = frasesOf(read(PISO, 'ar'));

/** Each file of a language, and the phrases that it has to have. */
const ARCHIVOS = [
  ...DE_CARTA.map((lengua) => [CARTA, lengua, PRIMERAS] as const),
  ...DE_CARTA.map((lengua) => [CARTA, `${lengua}-luego`, LUEGO] as const),
  ...DE_PISO.map((lengua) => {
    const isDeCarta = (DE_CARTA as readonly string[]).includes(lengua);
    return [PISO, lengua, DEL_MURO.filter((frase) => !isDeCarta || !DE_CARTAS.has(frase))] as const;
  }),
];

const huecosOf = (frase: string): string => (frase.match(/\{\w+\}/g) ?? []).sort().join();

describe.each(ARCHIVOS)('%s/%s.json', (carpeta, archivo, frases) => {
  const palabras = read(carpeta, archivo);

  it('has every phrase of its list and no other', () => {
    expect(frasesOf(palabras).sort()).toEqual([...frases].sort());
  });

  it('has each once, which JSON lets pass', () => {
    const escritas = readTexto(carpeta, archivo).match(/^ {2}".*": ".+",?$/gm);
    expect(escritas).toHaveLength(Object.keys(palabras).length);
  });

  it('fills the gaps of its phrase, and no others', () => {
    const distintas = Object.entries(palabras).filter(
      ([frase, dicha]) => huecosOf(frase) !== huecosOf(dicha),
    );
    expect(distintas).toEqual([]);
  });

  it('has another plural only of a phrase that it has', () => {
    const formas = Object.keys(palabras).filter(isForma);
    expect(formas.filter((forma) => !/#(zero|two|few|many)$/.test(forma))).toEqual([]);
    expect(formas.filter((forma) => palabras[forma.replace(/#.*/, '')] === undefined)).toEqual([]);
  });
});

it('a phrase stands in one list', () => {
  expect(PRIMERAS.filter((frase) => LUEGO.includes(frase))).toEqual([]);
});

/** What is written in these folders, but for tests. */
function sourceOf(carpetas: readonly string[]): string {
  const archivos = carpetas.flatMap((carpeta) =>
    readdirSync(carpeta, { recursive: true }).map((archivo) => join(carpeta, String(archivo))),
  );
  return archivos
    .filter((archivo) => /(?<!\.spec)\.tsx?$/.test(archivo) && !archivo.includes('/pruebas/'))
    .map((archivo) => readFileSync(archivo, 'utf8'))
    .join('\n');
}

it('every phrase is said somewhere', () => {
  const comun = ['app', 'shared', '../../contracts/src', '../../backend/src'];
  const sourceWith = (...propias: string[]) =>
    sourceOf([...propias, ...comun].map((carpeta) => join(SRC, carpeta)));
  const unsaidIn = (source: string, frases: readonly string[]) =>
    frases.filter((frase) => !["'", '"', '`'].some((comilla) => source.includes(comilla + frase + comilla)));

  expect(unsaidIn(sourceWith('comensal', 'pedir'), [...DE_CARTAS])).toEqual([]);
  expect(unsaidIn(sourceWith('piso'), DEL_MURO)).toEqual([]);
});
