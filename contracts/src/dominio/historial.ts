import type { EstadoGrupo } from './estado-linea';
import { estadoGrupo, estadoTicket } from './grupo';
import type { GrupoMesa, TicketMesa } from './grupo';

/**
 * What a change of a mesa did, told line by line or ticket by ticket: what 'Recientes' lists and what
 * is kept of who did what. It is read off the mesa before and after, so that no move can forget it.
 */

/** `cancelada` is no estado of a line, but it is something that happens to one. */
export type EstadoHistorial = EstadoGrupo | 'cancelada';

export interface Paso {
  ticketId: string;
  /** Absent when the whole ticket moved. */
  lineaId?: string;
  de: EstadoHistorial;
  a: EstadoHistorial;
  /** Why, of a mesa that was closed without payment. */
  motivo?: string;
}

/** Whether a step is about money: a cancellation, a payment, a closing, or one of these taken back. */
export function isDeDinero({ de, a }: Pick<Paso, 'de' | 'a'>): boolean {
  return a === 'cancelada' || a === 'pagado' || de === 'pagado';
}

/** Every step between two revs of the same mesa; tickets that are new are no step. */
export function pasosEntre(antes: GrupoMesa, despues: GrupoMesa): Paso[] {
  const pasos = despues.pedidos.flatMap((ticket) => {
    const previo = antes.pedidos.find(({ id }) => id === ticket.id);
    return previo && previo !== ticket ? pasosDeTicket(previo, ticket) : [];
  });
  const [primero] = despues.pedidos;
  if (!primero || antes.pagado === despues.pagado) return pasos;
  const { motivoCierre: motivo } = despues;
  const cuenta = { ticketId: primero.id, de: estadoGrupo(antes), a: estadoGrupo(despues) };
  return [...pasos, motivo === undefined ? cuenta : { ...cuenta, motivo }];
}

/**
 * One line moved is a step of that line; several at once are one step of their ticket, unless the
 * ticket as a whole reads the same as before: then they are told one by one.
 */
function pasosDeTicket(antes: TicketMesa, despues: TicketMesa): Paso[] {
  const pasos = despues.lineas.flatMap((linea, i): Paso[] => {
    const previa = antes.lineas[i];
    if (!previa) return [];
    const paso = { ticketId: despues.id, lineaId: linea.id, de: previa.estado };
    if (linea.cancelada && !previa.cancelada) return [{ ...paso, a: 'cancelada' }];
    return linea.estado === previa.estado ? [] : [{ ...paso, a: linea.estado }];
  });
  const [de, a] = [estadoTicket(antes), estadoTicket(despues)];
  return pasos.length < 2 || de === a ? pasos : [{ ticketId: despues.id, de, a }];
}
