import type { MotivoLlamada, TipoLlamada } from '@carta/contracts';

export const TEXTO_LLAMADA = {
  camarero: 'Llamar al camarero',
  cuenta: 'Pedir la cuenta',
} as const satisfies Record<TipoLlamada, string>;

export const TITULO_LLAMADA = {
  camarero: 'Camarero',
  cuenta: 'La cuenta',
} as const satisfies Record<TipoLlamada, string>;

export const TEXTO_MOTIVO = {
  no_pedido: 'Esto no lo hemos pedido',
} as const satisfies Record<MotivoLlamada, string>;

export const AVISANDO = 'Avisando…';
