import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LENGUAS, LIMITES, normalizeTexto } from '@carta/contracts';
import { findPropuesta } from './glosario';

const [cabecera = '', ...lineas] = readFileSync(join(__dirname, 'glosario.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const filas = lineas.filter((linea) => !linea.startsWith('#')).map((linea) => linea.split('\t'));

describe('the file of the glossary', () => {
  it('has a column for each language, and every one of them in each row', () => {
    expect(cabecera.split('\t')).toEqual(LENGUAS);
    const malas = filas.filter(
      (fila) =>
        fila.length !== LENGUAS.length || fila.some((texto) => texto === '' || texto !== texto.trim()),
    );
    expect(malas).toEqual([]);
    expect(filas.length).toBeGreaterThan(600);
  });

  it('says each Spanish text once', () => {
    const originales = filas.map(([original = '']) => normalizeTexto(original));
    expect(originales.filter((original, i) => originales.indexOf(original) < i)).toEqual([]);
  });

  it('proposes nothing that the name of a dish could not be', () => {
    const malas = filas
      .flat()
      .filter((texto) => texto.length > LIMITES.nombreMax || /["<>]|\s\s/.test(texto));
    expect(malas).toEqual([]);
  });
});

describe('a proposal', () => {
  it.each([
    ['Croquetas de jamón', 'Ham croquettes'],
    ['CROQUETAS DE JAMON', 'Ham croquettes'],
    ['  croqueta de  jamón ', 'Ham croquettes'],
    ['Postre', 'Dessert'],
    ['Postres', 'Desserts'],
    ['Caña', 'Small draught beer'],
  ])('is found for %j', (original, propuesta) => {
    expect(findPropuesta(original, 'en')).toBe(propuesta);
  });

  it('comes in the language that is asked for', () => {
    expect(findPropuesta('Media ración', 'ca')).toBe('Mitja ració');
    expect(findPropuesta('Pulpo a la gallega', 'gl')).toBe('Polbo á feira');
    expect(findPropuesta('Sin gluten', 'de')).toBe('Glutenfrei');
  });

  it('is not made up', () => {
    expect(findPropuesta('Croquetas de la abuela Ana', 'en')).toBeNull();
    expect(findPropuesta('', 'en')).toBeNull();
  });
});
