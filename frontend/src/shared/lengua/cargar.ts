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
    ca: [() => import('./diccionarios/ca'), () => import('./diccionarios/ca-luego')],
    eu: [() => import('./diccionarios/eu'), () => import('./diccionarios/eu-luego')],
    gl: [() => import('./diccionarios/gl'), () => import('./diccionarios/gl-luego')],
    en: [() => import('./diccionarios/en'), () => import('./diccionarios/en-luego')],
    fr: [() => import('./diccionarios/fr'), () => import('./diccionarios/fr-luego')],
    de: [() => import('./diccionarios/de'), () => import('./diccionarios/de-luego')],
    it: [() => import('./diccionarios/it'), () => import('./diccionarios/it-luego')],
    pt: [() => import('./diccionarios/pt'), () => import('./diccionarios/pt-luego')],
    nl: [() => import('./diccionarios/nl'), () => import('./diccionarios/nl-luego')],
  };

/** Speaks the page's language once its first words have come; one without a dictionary is Spanish. */
export async function loadLengua(lengua: string): Promise<void> {
  const [primeras, luego] = DICCIONARIOS[lengua as Lengua] ?? [];
  const palabras = await primeras?.();
  speak(lengua, palabras?.palabras, luego);
  onOcio(() => void learnResto().catch(() => undefined));
}
