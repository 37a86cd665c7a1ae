import { ETIQUETA_PAGO, textoReparto } from '@carta/contracts';
import type { Llamada, TipoPedido } from '@carta/contracts';
import { cuentaDe, textoCuenta } from '../../vivo/modelo/falta';
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
    case 'duda':
      return `¿Puede ser de la mesa ${entrada.duda.otro.mesa.numero}?`;
  }
}

/** What else is good to know before going; empty when there is nothing. */
export function detalleOf(entrada: EntradaRadar): string {
  switch (entrada.tipo) {
    case 'listo':
      return resumenOf(entrada.ticket);
    case 'cuenta':
      return comoPagan(entrada.llamada);
    case 'por_cobrar':
      return textoCuenta(cuentaDe(entrada.grupos));
    case 'duda':
      return resumenOf(entrada.duda.ticket);
    case 'camarero':
      return '';
  }
}

/** 'Tarjeta · A partes iguales entre 3': what its call says of the bill. */
function comoPagan({ pago, reparto }: Llamada): string {
  return [...(pago ? [ETIQUETA_PAGO[pago]] : []), ...(reparto ? [textoReparto(reparto)] : [])].join(' · ');
}
