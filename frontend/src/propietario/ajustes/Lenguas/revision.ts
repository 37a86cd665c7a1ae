import type { Lengua } from '@carta/contracts';
import revisores from '../../../shared/lengua/diccionarios/revisado-por.json';
import { EN_ESPANOL } from '../../../shared/lib/lenguas';

const REVISADO_POR: Readonly<Partial<Record<Lengua, string>>> = revisores;

/** What an owner has to know of the interface's words in a language: who has reviewed them. */
export function revisionOf(lengua: Lengua): string {
  const palabras = `Las palabras de la aplicación en ${EN_ESPANOL[lengua]}`;
  const { [lengua]: quien = 'nadie' } = REVISADO_POR;
  return quien === 'nadie'
    ? `${palabras} no las ha revisado nadie todavía.`
    : `${palabras} las ha revisado ${quien}.`;
}
