import type { TipoRebaja } from '../mesa/rebaja';
import type { FormaCobro } from '../mesa/cobro';
import { sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { combineEstados } from '../linea/estado-linea';
import type { EstadoGrupo, EstadoLinea } from '../linea/estado-linea';
import { estadoEnMarcha, estadoGrupo, platosVivos } from '../mesa/grupo';
import type { GrupoMesa, TicketMesa } from '../mesa/grupo';
import { hechosEntre } from './hechos';
import type { Hecho } from './hechos';
import { lineasDeMesa } from '../mesa/menus';
import { enEsperaOf } from '../linea/pase';

/** 'Recientes' lists this record of who did what at a mesa. */

/** These are no estados, but happen to a line or a ticket. */
export type EstadoHistorial = EstadoGrupo | 'cancelada' | 'en_espera' | 'urgente';

/** These happen to a whole mesa and leave its estado. */
export const HECHOS_MESA = ['cobro', 'anulacion', 'ajuste', 'mudanza', 'junta'] as const;
export type HechoMesa = (typeof HECHOS_MESA)[number];

export interface Paso {
  ticketId: string;
  lineaId?: string;
  de: EstadoHistorial;
  a: EstadoHistorial | HechoMesa;
  /** A closing without payment has one, and an annulment. */
  motivo?: string;
  importe?: Centimos;
  forma?: FormaCobro;
  /** What was taken off is positive, what was given back negative. */
  ajuste?: TipoRebaja | 'deshacer';
  /** What marched, or was made to wait: all that moved of the ticket in this pase. */
  pase?: string;
  /** A partial cancellation has it, or its undoing. */
  unidades?: number;
  /** The mesas it left and reached, or the mesas of a party (empty: it parted). */
  mesas?: readonly number[];
}

export function isHechoMesa(a: Paso['a']): a is HechoMesa {
  return HECHOS_MESA.some((hecho) => hecho === a);
}

export function isDeDinero({ de, a }: Pick<Paso, 'de' | 'a'>): boolean {
  const isDe = (estado: Paso['a']): boolean => estado === 'cancelada' || estado === 'pagado';
  return isDe(de) || isDe(a) || isHechoMesa(a);
}

/**
 * One moved line is a step of that line; several are one step of their ticket, unless its estado reads the
 * same. A menu that is cancelled, or comes back, is one step of the menu. New tickets are no step.
 */
export function pasosEntre(
  antes: GrupoMesa,
  despues: GrupoMesa,
  hechos: readonly Hecho[] = hechosEntre(antes, despues),
): Paso[] {
  const conMenu = platosConSuMenu(despues, hechos);
  const pasos = despues.pedidos.flatMap((ticket) => {
    const deLineas = hechos.flatMap((hecho) =>
      'lineaId' in hecho && hecho.ticketId === ticket.id && !conMenu.has(hecho.lineaId)
        ? (pasoDeLinea(hecho) ?? [])
        : [],
    );
    const deTicket = [...pasosDeMarcha(hechos, ticket.id), ...pasosDeUrgencia(hechos, ticket)];
    const previo = antes.pedidos.find(({ id }) => id === ticket.id);
    if (!previo || deLineas.length < 2) return [...deLineas, ...deTicket];
    const [de, a] = [previo, ticket].map((cada) => estadoSinEspera(cada, previo)) as [
      EstadoLinea,
      EstadoLinea,
    ];
    return [...(de === a ? deLineas : [{ ticketId: ticket.id, de, a }]), ...deTicket];
  });
  const [primero] = despues.pedidos;
  if (!primero) return pasos;
  const [de, a] = [estadoGrupo(antes), estadoGrupo(despues)];
  const deMesa = hechos.flatMap((hecho) => pasoDeMesa(hecho, a) ?? []);
  return [...pasos, ...deMesa.map((paso) => ({ ticketId: primero.id, de, ...paso }))];
}

/** What waited before has not moved with the rest, and neither has what marched with them. */
function estadoSinEspera(ticket: TicketMesa, { lineas }: TicketMesa): EstadoLinea {
  const esperaban = new Set(enEsperaOf(lineas).map(({ id }) => id));
  const movidas = platosVivos(ticket).filter(({ id }) => !esperaban.has(id));
  return combineEstados(movidas.map(({ estado }) => estado));
}

/** A pase marches, or waits, as a whole: one step of its ticket. */
function pasosDeMarcha(hechos: readonly Hecho[], ticketId: string): Paso[] {
  const deTicket = hechos.flatMap((hecho): Paso[] => {
    if (!('lineaId' in hecho) || hecho.ticketId !== ticketId) return [];
    switch (hecho.es) {
      case 'linea.marchada':
        return [{ ticketId, de: 'en_espera', a: 'pendiente', pase: hecho.pase }];
      case 'linea.detenida':
        return [{ ticketId, de: 'pendiente', a: 'en_espera', pase: hecho.pase }];
      default:
        return [];
    }
  });
  return deTicket.filter(
    ({ a, pase }, i) => deTicket.findIndex((paso) => paso.a === a && paso.pase === pase) === i,
  );
}

function pasosDeUrgencia(hechos: readonly Hecho[], ticket: TicketMesa): Paso[] {
  const { id: ticketId } = ticket;
  const estado = estadoEnMarcha(ticket);
  return hechos.flatMap((hecho): Paso[] => {
    if (hecho.es !== 'ticket.urgente' || hecho.ticketId !== ticketId) return [];
    return hecho.por === null
      ? [{ ticketId, de: 'urgente', a: estado }]
      : [{ ticketId, de: estado, a: 'urgente' }];
  });
}

/** Ids of the dishes that were cancelled, or came back, together with their menu. */
function platosConSuMenu(grupo: GrupoMesa, hechos: readonly Hecho[]): ReadonlySet<string> {
  const cambiadas = new Set(
    hechos.flatMap((hecho) =>
      hecho.es === 'linea.cancelada' || hecho.es === 'linea.repuesta' ? hecho.lineaId : [],
    ),
  );
  if (cambiadas.size < 2) return new Set();
  const platos = lineasDeMesa(grupo).filter(
    ({ id, deMenu = '' }) => cambiadas.has(id) && cambiadas.has(deMenu),
  );
  return new Set(platos.map(({ id }) => id));
}

function pasoDeLinea(hecho: Hecho): Paso | null {
  switch (hecho.es) {
    case 'linea.movida': {
      const { ticketId, lineaId, de, a } = hecho;
      return { ticketId, lineaId, de, a };
    }
    case 'linea.cancelada': {
      const { ticketId, lineaId, de, unidades } = hecho;
      return { ticketId, lineaId, de, a: 'cancelada', ...(unidades ? { unidades } : {}) };
    }
    case 'linea.de-pase': {
      const { ticketId, lineaId, pase } = hecho;
      return { ticketId, lineaId, de: 'en_espera', a: 'en_espera', ...(pase === null ? {} : { pase }) };
    }
    case 'linea.repuesta': {
      const { ticketId, lineaId, a, unidades } = hecho;
      return { ticketId, lineaId, de: 'cancelada', a, ...(unidades ? { unidades } : {}) };
    }
    default:
      return null;
  }
}

/** `a` is the mesa's new estado. */
function pasoDeMesa(hecho: Hecho, a: EstadoGrupo): Omit<Paso, 'ticketId' | 'de'> | null {
  switch (hecho.es) {
    case 'cobro.hecho': {
      const { importe, forma } = hecho.cobro;
      return { a: 'cobro', importe, forma };
    }
    case 'cobro.anulado': {
      const { importe, forma, anulado } = hecho.cobro;
      return { a: 'anulacion', importe, forma, ...(anulado ? { motivo: anulado.motivo } : {}) };
    }
    case 'ajuste.hecho':
    case 'ajuste.deshecho': {
      const { tipo: ajuste, motivo, lineas } = hecho.ajuste;
      return { a: 'ajuste', ajuste, motivo, importe: sumCentimos(lineas.map((cada) => cada.importe)) };
    }
    case 'mesa.movida':
      return { a: 'mudanza', mesas: [hecho.de, hecho.a] };
    case 'mesas.juntas':
      return { a: 'junta', mesas: hecho.mesas };
    case 'mesa.pagada':
    case 'mesa.reabierta':
      return { a };
    case 'mesa.cerrada':
      return { a, motivo: hecho.motivo };
    default:
      return null;
  }
}
