import type { Lengua } from '@carta/contracts';
import { onOcio } from '../lib/ocio';
import { learnResto, speak } from './lengua';
import type { Palabras } from './lengua';

interface Modulo {
  palabras: Palabras;
  /** The first ones of a language say it: who has reviewed all its words. */
  revisadoPor?: string;
}

/** The words of the first drawing, and those of the pieces that come later. */
export const DICCIONARIOS: Partial<Record<Lengua, readonly [() => Promise<Modulo>, () => Promise<Modulo>]>> =
  {
    en: [() => import('./diccionarios/en'), () => import('./diccionarios/en-luego')],
  };

/** Speaks the page's language once its first words have come; one without a dictionary is Spanish. */
export async function loadLengua(lengua: string): Promise<void> {
  const [primeras, luego] = DICCIONARIOS[lengua as Lengua] ?? [];
  const palabras = await primeras?.();
  speak(lengua, palabras?.palabras, luego);
  onOcio(() => void learnResto().catch(() => undefined));
}
