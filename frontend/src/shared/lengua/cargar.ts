import type { Lengua } from '@carta/contracts';
import { almacenLocal } from '../lib/almacen';
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

/** Of what was chosen on this phone, for every house. */
const NOMBRE = 'carta.lengua';

/**
 * Speaks the page's language once its first words have come; one without a dictionary is Spanish. Where another was
 * chosen on this phone that the house has too, the page is left for it, and the promise stays open.
 */
export async function loadLengua(lengua: string): Promise<void> {
  if (leaveForElegida(lengua)) await new Promise(() => undefined);
  const [primeras, luego] = DICCIONARIOS[lengua as Lengua] ?? [];
  const palabras = await primeras?.();
  speak(lengua, palabras?.palabras, luego);
  onOcio(() => void learnResto().catch(() => undefined));
}

/** An address that names a language is a choice; a code scanned later names none. */
function leaveForElegida(lengua: string): boolean {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  if (params.has('lang')) {
    almacenLocal.write(NOMBRE, lengua);
    return false;
  }
  const elegida = almacenLocal.read(NOMBRE);
  // the page's own links say which ones the house has
  if (
    elegida === null ||
    elegida === lengua ||
    !document.querySelector(`a[hreflang="${CSS.escape(elegida)}"]`)
  )
    return false;
  params.set('lang', elegida);
  window.location.replace(`${pathname}?${params}`);
  return true;
}
