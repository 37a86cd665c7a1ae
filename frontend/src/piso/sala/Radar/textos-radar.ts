import { ETIQUETA_PAGO, textoReparto } from '@carta/contracts';
import type { Llamada, TipoPedido } from '@carta/contracts';
import { TEXTO_MOTIVO } from '../../vivo/mesas/texto-motivo';
import { cuentaDe, textoCuenta } from '../../vivo/mesas/falta';
import { formatHace, minutosDesde } from '../../vivo/mesas/espera-mesa';
import type { PasePorMarchar } from '../../vivo/tickets/estado-pases';
import { enMinuscula } from '../../vivo/tickets/marcha-de-pases';
import { resumenEnMarcha, resumenOf } from '../../vivo/tickets/resumen-ticket';
import type { EntradaRadar } from '../modelo/radar';

const LISTO = { comida: 'Comida lista', bebida: 'Bebida lista' } as const satisfies Record<
  TipoPedido,
  string
>;
const LLAMAN = 'Llaman al camarero';

/** Names in a few words what a mesa waits for; `ahora` is the server's clock in ms. */
export function queEs(entrada: EntradaRadar, ahora: number): string {
  switch (entrada.tipo) {
    case 'listo':
      return LISTO[entrada.ticket.tipoPedido];
    case 'camarero':
      return LLAMAN;
    case 'cuenta':
      return 'Piden la cuenta';
    case 'por_marchar':
      return textoPorMarchar(entrada, formatHace(minutosDesde(entrada.desde, ahora)));
    case 'olvidado':
      return `${entrada.pase.nombre} en espera desde ${formatHace(minutosDesde(entrada.desde, ahora))}`;
    case 'por_cobrar':
      return 'Por cobrar';
    case 'duda':
      return `¿Puede ser de la mesa ${entrada.duda.ida.mesa.numero}?`;
  }
}

/** Returns 'Primeros servidos hace 12 min'; where nothing before it is left, 'Segundos en espera hace 12 min'. */
function textoPorMarchar({ tras, pase }: PasePorMarchar, hace: string): string {
  return tras ? `${tras.nombre} servidos ${hace}` : `${pase.nombre} en espera ${hace}`;
}

const JUNTOS = 'Comida y bebida listas';
const LLAMAN_CORTO = 'Llaman';

/** Joins everything that a mesa waits for: 'Llaman · comida y bebida listas'. */
export function queSon(entradas: readonly [EntradaRadar, ...EntradaRadar[]], ahora: number): string {
  const tipos = new Set(
    entradas.flatMap((entrada) => ('ticket' in entrada ? [entrada.ticket.tipoPedido] : [])),
  );
  const textos = new Set(
    entradas.map((entrada) => ('ticket' in entrada && tipos.size > 1 ? JUNTOS : queEs(entrada, ahora))),
  );
  if (textos.size === 1) return [...textos].join('');
  const cortos = [...textos].map((texto) => (texto === LLAMAN ? LLAMAN_CORTO : texto));
  return cortos.map((texto, i) => (i === 0 ? texto : enMinuscula(texto))).join(' · ');
}

export function detalleOf(entrada: EntradaRadar): string {
  switch (entrada.tipo) {
    case 'listo':
      return resumenEnMarcha(entrada.ticket);
    case 'por_marchar':
    case 'olvidado':
      return resumenOf({ productos: [...entrada.pase.falta] });
    case 'cuenta':
      return comoPagan(entrada.llamada);
    case 'por_cobrar':
      return textoCuenta(cuentaDe(entrada.grupos));
    case 'duda':
      return resumenOf(entrada.duda.ticket);
    case 'camarero':
      return entrada.llamada.motivo ? TEXTO_MOTIVO[entrada.llamada.motivo] : '';
  }
}

/** Returns how the call wants to pay: 'Tarjeta · A partes iguales entre 3'. */
function comoPagan({ pago, reparto }: Llamada): string {
  return [...(pago ? [ETIQUETA_PAGO[pago]] : []), ...(reparto ? [textoReparto(reparto)] : [])].join(' · ');
}
