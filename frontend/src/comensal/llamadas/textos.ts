import type { TipoLlamada } from '@carta/contracts';

/** What each call is for, on its button. */
export const TEXTO_LLAMADA = {
  camarero: 'Llamar al camarero',
  cuenta: 'Pedir la cuenta',
} as const satisfies Record<TipoLlamada, string>;

/** What each call is, once it is made. */
export const TITULO_LLAMADA = {
  camarero: 'Camarero',
  cuenta: 'La cuenta',
} as const satisfies Record<TipoLlamada, string>;

export const AVISANDO = 'Avisando…';
