import type { Lengua } from '@carta/contracts';
import { speak } from './lengua';
import type { Palabras } from './lengua';

interface Modulo {
  palabras: Palabras;
}

/** The words of the first drawing, and those of the pieces that come later. */
const DICCIONARIOS: Partial<Record<Lengua, readonly [() => Promise<Modulo>, () => Promise<Modulo>]>> = {
  en: [() => import('./diccionarios/en'), () => import('./diccionarios/en-luego')],
};

/** Speaks a language once its first words have come; one without a dictionary is Spanish. */
export async function loadLengua(lengua: string): Promise<void> {
  const [primeras, luego] = DICCIONARIOS[lengua as Lengua] ?? [];
  const palabras = await primeras?.();
  speak(lengua, palabras?.palabras, luego);
}
