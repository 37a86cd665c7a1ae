import type { Lengua } from '@carta/contracts';
import { EN_ESPANOL } from '../../../shared/lib/lenguas';

/** What an owner has to know of the interface's words in a language: who has reviewed them, if there are any. */
export async function findRevision(lengua: Lengua): Promise<string> {
  // a script of its own, which the page of a carta in another language asks for ahead
  const { DICCIONARIOS } = await import('../../../shared/lengua/cargar');
  const [readPrimeras] = DICCIONARIOS[lengua] ?? [];
  const enLengua = `en ${EN_ESPANOL[lengua]}`;
  if (!readPrimeras) {
    return `La aplicación todavía no tiene sus palabras ${enLengua}: los botones y los avisos se leen en español.`;
  }
  const { revisadoPor = 'nadie' } = await readPrimeras();
  return revisadoPor === 'nadie'
    ? `Las palabras de la aplicación ${enLengua} no las ha revisado nadie todavía.`
    : `Las palabras de la aplicación ${enLengua} las ha revisado ${revisadoPor}.`;
}
