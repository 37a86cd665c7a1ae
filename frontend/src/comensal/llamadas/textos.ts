import type { TipoAviso } from '@carta/contracts';

/** What each call is for, on its button. */
export const TEXTO_LLAMADA = {
  camarero: 'Llamar al camarero',
  cuenta: 'Pedir la cuenta',
} as const satisfies Record<TipoAviso, string>;

/** What each call is, once it is made. */
export const TITULO_LLAMADA = {
  camarero: 'Camarero',
  cuenta: 'La cuenta',
} as const satisfies Record<TipoAviso, string>;

export const AVISANDO = 'Avisando…';
