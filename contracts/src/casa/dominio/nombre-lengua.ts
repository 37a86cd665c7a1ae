import type { Lengua } from './lenguas';

/** Each language's own name for itself. @public */
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
