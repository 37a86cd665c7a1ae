import { ETIQUETA_PAGO, formatEuros } from '@carta/contracts';
import type { TipoPedido } from '@carta/contracts';
import { totalDe } from '../../vivo/modelo/partidas';
import { resumenOf } from '../../vivo/modelo/resumen-ticket';
import type { EntradaRadar } from '../modelo/radar';

const LISTO = { comida: 'Comida lista', bebida: 'Bebida lista' } as const satisfies Record<
  TipoPedido,
  string
>;
/** What a mesa waits for, in two or three words. */
export function queEs(entrada: EntradaRadar): string {
  switch (entrada.tipo) {
    case 'listo':
      return LISTO[entrada.ticket.tipoPedido];
    case 'camarero':
      return 'Llaman al camarero';
    case 'cuenta':
      return 'Piden la cuenta';
    case 'por_cobrar':
      return 'Por cobrar';
  }
}

/** What else is good to know before going; empty when there is nothing. */
export function detalleOf(entrada: EntradaRadar): string {
  switch (entrada.tipo) {
    case 'listo':
      return resumenOf(entrada.ticket);
    case 'cuenta':
      return entrada.llamada.pago === undefined ? '' : ETIQUETA_PAGO[entrada.llamada.pago];
    case 'por_cobrar':
      return formatEuros(totalDe(entrada.grupos));
    case 'camarero':
      return '';
  }
}
