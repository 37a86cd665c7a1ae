import type { Rebaja } from '../mesa/rebaja';
import type { Cobro } from '../mesa/cobro';
import type { EstadoLinea } from '../linea/estado-linea';
import type { GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { isEnEspera } from '../linea/pase';
import { vistoEnDe } from '../mesa/visto';

/**
 * Each thing that one change of a mesa did has a name; sounds, prints and records follow from it. They are
 * derived from the mesa before and after, so no move can forget one, and a tab can be rebuilt from them.
 */
export type Hecho =
  | { es: 'pedido.entrado'; tickets: readonly TicketMesa[] }
  | { es: 'ticket.visto'; ticketId: string }
  /** `por` is null once nobody brings it. */
  | { es: 'ticket.llevado'; ticketId: string; por: string | null }
  /** `por` is null once that was taken back. */
  | { es: 'ticket.urgente'; ticketId: string; por: string | null }
  | (DeLinea & { es: 'linea.movida'; de: EstadoLinea; a: EstadoLinea })
  /** Without `unidades` the whole line was cancelled; `de` is its estado at the time. */
  | (DeLinea & { es: 'linea.cancelada'; de: EstadoLinea; unidades?: number; motivo: string })
  | (DeLinea & { es: 'linea.repuesta'; a: EstadoLinea; unidades?: number; enEspera?: true })
  /** It is made from now on, or waits again; or it went to another pase (null: to none). */
  | (DeLinea & { es: 'linea.marchada' | 'linea.detenida'; pase: string })
  | (DeLinea & { es: 'linea.de-pase'; pase: string | null; enEspera?: true })
  | (DeLinea & { es: 'linea.pesada'; gramos: number })
  /** The station acknowledged a cancellation, or its undoing. */
  | (DeLinea & { es: 'linea.enterada' })
  | { es: 'cobro.hecho'; cobro: Cobro }
  | { es: 'cobro.anulado'; cobro: Cobro }
  /** Something was taken off lines, or its counter-step gave it back. */
  | { es: 'ajuste.hecho' | 'ajuste.deshecho'; ajuste: Rebaja }
  /** The tab leads a party of these mesas (`juntas`). */
  | { es: 'mesa.movida'; de: number; a: number; juntas: readonly number[] }
  | { es: 'mudanza.enterada'; ticketId: string }
  /** An empty list parts the party; a payment parts it without this hecho. */
  | { es: 'mesas.juntas'; mesas: readonly number[] }
  | { es: 'mesa.pagada' }
  | { es: 'mesa.cerrada'; motivo: string }
  | { es: 'mesa.reabierta' };

interface DeLinea {
  ticketId: string;
  lineaId: string;
}

/** Hechos of tickets come in the tickets' order, then those of the whole mesa. */
export function hechosEntre(antes: GrupoMesa, despues: GrupoMesa): Hecho[] {
  const previos = new Map(antes.pedidos.map((ticket) => [ticket.id, ticket]));
  const nuevos = despues.pedidos.filter(({ id }) => !previos.has(id));
  const deTickets = despues.pedidos.flatMap((ticket) => {
    const previo = previos.get(ticket.id);
    return previo && previo !== ticket ? hechosDeTicket(previo, ticket) : [];
  });
  return [
    ...(nuevos.length > 0 ? [{ es: 'pedido.entrado', tickets: nuevos } as const] : []),
    ...deTickets,
    ...(antes.mesa === despues.mesa ? enteradosDeMudanza(previos, despues) : []),
    ...hechosDeMesa(antes, despues),
  ];
}

/** Only a move within one mesa counts: a tab that comes back leaves nothing to be acknowledged. */
function enteradosDeMudanza(previos: ReadonlyMap<string, TicketMesa>, despues: GrupoMesa): Hecho[] {
  return despues.pedidos
    .filter(({ id, antes }) => antes === undefined && previos.get(id)?.antes !== undefined)
    .map(({ id }) => ({ es: 'mudanza.enterada', ticketId: id }));
}

function hechosDeTicket(antes: TicketMesa, despues: TicketMesa): Hecho[] {
  const { id: ticketId } = despues;
  const hechos: Hecho[] = [];
  if (!vistoEnDe(antes) && vistoEnDe(despues)) hechos.push({ es: 'ticket.visto', ticketId });
  if (antes.lleva?.por !== despues.lleva?.por) {
    hechos.push({ es: 'ticket.llevado', ticketId, por: despues.lleva?.por ?? null });
  }
  if (antes.revUrgente !== despues.revUrgente) {
    hechos.push({ es: 'ticket.urgente', ticketId, por: despues.urgente?.por ?? null });
  }
  despues.lineas.forEach((linea, i) => {
    const previa = antes.lineas[i];
    if (previa && previa !== linea) hechos.push(...hechosDeLinea(ticketId, previa, linea));
  });
  return hechos;
}

function hechosDeLinea(ticketId: string, antes: LineaMesa, despues: LineaMesa): Hecho[] {
  const deLinea = { ticketId, lineaId: despues.id };
  const { estado: de } = antes;
  const { estado: a, cancelada, retiradas = [] } = despues;
  if (cancelada && !antes.cancelada) {
    return [{ es: 'linea.cancelada', ...deLinea, de, motivo: cancelada.motivo }];
  }
  const espera = isEnEspera(despues) ? ({ enEspera: true } as const) : {};
  if (antes.cancelada && !cancelada) return [{ es: 'linea.repuesta', ...deLinea, a, ...espera }];
  const unidades = antes.cantidad - despues.cantidad;
  if (unidades > 0) {
    return [{ es: 'linea.cancelada', ...deLinea, de, unidades, motivo: retiradas.at(-1)?.motivo ?? '' }];
  }
  if (unidades < 0) return [{ es: 'linea.repuesta', ...deLinea, a, unidades: -unidades, ...espera }];
  if (a !== de) return [{ es: 'linea.movida', ...deLinea, de, a }];
  if (antes.pase?.id !== despues.pase?.id) {
    return [{ es: 'linea.de-pase', ...deLinea, pase: despues.pase?.nombre ?? null, ...espera }];
  }
  if (despues.pase && isEnEspera(antes) !== isEnEspera(despues)) {
    const es = isEnEspera(antes) ? 'linea.marchada' : 'linea.detenida';
    return [{ es, ...deLinea, pase: despues.pase.nombre }];
  }
  if (despues.gramos !== undefined && antes.gramos !== despues.gramos) {
    return [{ es: 'linea.pesada', ...deLinea, gramos: despues.gramos }];
  }
  return cuantosEnterados(despues) > cuantosEnterados(antes) ? [{ es: 'linea.enterada', ...deLinea }] : [];
}

const cuantosEnterados = ({ enterado, retiradas = [], repuesta }: LineaMesa): number =>
  [{ enterado }, ...retiradas, { enterado: repuesta?.enterado }].filter((cada) => cada.enterado).length;

function hechosDeMesa(antes: GrupoMesa, despues: GrupoMesa): Hecho[] {
  const hechos: Hecho[] = antes.cobros === despues.cobros ? [] : hechosDeCobros(antes, despues);
  for (const ajuste of (despues.ajustes ?? []).slice(antes.ajustes?.length ?? 0)) {
    hechos.push({ es: ajuste.deshace === undefined ? 'ajuste.hecho' : 'ajuste.deshecho', ajuste });
  }
  const juntas = [...(despues.mesasJuntas ?? [])];
  if (antes.mesa !== despues.mesa)
    hechos.push({ es: 'mesa.movida', de: antes.mesa, a: despues.mesa, juntas });
  if (antes.revJuntas !== despues.revJuntas) hechos.push({ es: 'mesas.juntas', mesas: juntas });
  if (antes.pagado === despues.pagado) return hechos;
  const { motivoCierre: motivo } = despues;
  if (!despues.pagado) hechos.push({ es: 'mesa.reabierta' });
  else hechos.push(motivo === undefined ? { es: 'mesa.pagada' } : { es: 'mesa.cerrada', motivo });
  return hechos;
}

function hechosDeCobros(antes: GrupoMesa, despues: GrupoMesa): Hecho[] {
  const previos = new Map((antes.cobros ?? []).map((cobro) => [cobro.id, cobro]));
  return (despues.cobros ?? []).flatMap((cobro): Hecho[] => {
    const previo = previos.get(cobro.id);
    if (!previo) return [{ es: 'cobro.hecho', cobro }];
    return cobro.anulado && !previo.anulado ? [{ es: 'cobro.anulado', cobro }] : [];
  });
}
