import type { TipoLlamada } from '@carta/contracts';

export const TEXTO_LLAMADA = {
  camarero: 'Llamar al camarero',
  cuenta: 'Pedir la cuenta',
} as const satisfies Record<TipoLlamada, string>;

export const TITULO_LLAMADA = {
  camarero: 'Camarero',
  cuenta: 'La cuenta',
} as const satisfies Record<TipoLlamada, string>;

export const AVISANDO = 'Avisando…';
