import type { Lengua } from '@carta/contracts';
import { onOcio } from '../lib/ocio';
import { learnResto, speak } from './lengua';
import type { Diccionario } from './lengua';

type Read = () => Promise<Diccionario>;
type Lectores = readonly [primeras: Read, luego: Read];

/** The words of the first drawing, and those of the pieces that come later. */
export const DICCIONARIOS: Partial<Record<string, Lectores>> = {
  ca: [() => import('./diccionarios/ca.json'), () => import('./diccionarios/ca-luego.json')],
  eu: [() => import('./diccionarios/eu.json'), () => import('./diccionarios/eu-luego.json')],
  gl: [() => import('./diccionarios/gl.json'), () => import('./diccionarios/gl-luego.json')],
  en: [() => import('./diccionarios/en.json'), () => import('./diccionarios/en-luego.json')],
  fr: [() => import('./diccionarios/fr.json'), () => import('./diccionarios/fr-luego.json')],
  de: [() => import('./diccionarios/de.json'), () => import('./diccionarios/de-luego.json')],
  it: [() => import('./diccionarios/it.json'), () => import('./diccionarios/it-luego.json')],
  pt: [() => import('./diccionarios/pt.json'), () => import('./diccionarios/pt-luego.json')],
  nl: [() => import('./diccionarios/nl.json'), () => import('./diccionarios/nl-luego.json')],
} satisfies Record<Exclude<Lengua, 'es'>, Lectores>;

/** Speaks the page's language once its first words have come; one without a dictionary is Spanish. */
export async function loadLengua(lengua: string): Promise<void> {
  const [primeras, luego] = DICCIONARIOS[lengua] ?? [];
  const palabras = await primeras?.();
  speak(lengua, palabras?.default, luego);
  onOcio(() => void learnResto().catch(() => undefined));
}
