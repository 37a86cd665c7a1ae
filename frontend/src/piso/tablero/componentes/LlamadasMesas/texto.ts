import { ETIQUETA_PAGO } from '@carta/contracts';
import type { Aviso } from '@carta/contracts';

/** What a mesa asks for: 'Llama al camarero', 'La cuenta (tarjeta)'. */
export function textoLlamada({ tipo, pago }: Pick<Aviso, 'tipo' | 'pago'>): string {
  if (tipo === 'camarero') return 'Llama al camarero';
  return pago === undefined ? 'La cuenta' : `La cuenta (${ETIQUETA_PAGO[pago].toLowerCase()})`;
}
