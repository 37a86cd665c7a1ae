import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeTexto } from '@carta/contracts';
import type { Lengua } from '@carta/contracts';

/** A row is one text of Spanish cartas, a column is a language. They are our own, and nobody has reviewed them yet. */
const ARCHIVO = join(__dirname, 'glosario.tsv');

/** By its language. */
type Entrada = ReadonlyMap<string, string>;

interface Glosario {
  exactas: ReadonlyMap<string, Entrada>;
  sinPlural: ReadonlyMap<string, Entrada>;
}

let leido: Glosario | undefined;

/**
 * What the glossary proposes for a Spanish text, whatever its capitals and accents; a plural for its singular only
 * where nothing is nearer. Null: it does not have it.
 */
export function findPropuesta(original: string, lengua: Lengua): string | null {
  const { exactas, sinPlural } = (leido ??= readGlosario(readFileSync(ARCHIVO, 'utf8')));
  const entrada = exactas.get(normalizeTexto(original)) ?? sinPlural.get(singularOf(original));
  return entrada?.get(lengua) ?? null;
}

function readGlosario(tabla: string): Glosario {
  const [lenguas = [], ...filas] = tabla
    .split('\n')
    .filter((linea) => linea !== '' && !linea.startsWith('#'))
    .map((linea) => linea.split('\t'));
  const exactas = new Map<string, Entrada>();
  const sinPlural = new Map<string, Entrada>();
  for (const fila of filas) {
    const [original = ''] = fila;
    const entrada = new Map(lenguas.map((lengua, i) => [lengua, fila[i] ?? '']));
    exactas.set(normalizeTexto(original), entrada);
    const singular = singularOf(original);
    if (!sinPlural.has(singular)) sinPlural.set(singular, entrada);
  }
  return { exactas, sinPlural };
}

function singularOf(texto: string): string {
  return normalizeTexto(texto).replace(/s(?= |$)/g, '');
}
