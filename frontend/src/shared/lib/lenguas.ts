import type { Lengua } from '@carta/contracts';

/** Each language's own name for itself. */
export const NOMBRE_LENGUA = {
  es: 'Español',
  ca: 'Català',
  eu: 'Euskara',
  gl: 'Galego',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
} as const satisfies Record<Lengua, string>;

/** How Spanish names each language, as in 'Carta leída en inglés'. */
export const EN_ESPANOL = {
  es: 'español',
  ca: 'catalán',
  eu: 'euskera',
  gl: 'gallego',
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
  pt: 'portugués',
  nl: 'neerlandés',
} as const satisfies Record<Lengua, string>;

export function nombreDeLengua(lengua: Lengua): string {
  const nombre = EN_ESPANOL[lengua];
  return nombre.charAt(0).toUpperCase() + nombre.slice(1);
}
