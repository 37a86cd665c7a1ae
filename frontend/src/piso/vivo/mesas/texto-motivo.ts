import type { MotivoLlamada } from '@carta/contracts';

/** What the staff reads of a call that has a reason. */
export const TEXTO_MOTIVO = {
  no_pedido: 'Algo de la cuenta no lo han pedido',
} as const satisfies Record<MotivoLlamada, string>;
