import type { FormaCobro } from './cobro';
import type { Centimos } from '../../plataforma/dominio/dinero';
import type { EstadoGrupo } from './estado-linea';
import { estadoGrupo, estadoTicket } from './grupo';
import type { GrupoMesa, TicketMesa } from './grupo';

/**
 * What a change of a mesa did, told line by line or ticket by ticket: what 'Recientes' lists and what
 * is kept of who did what. It is read off the mesa before and after, so that no move can forget it.
 */

/** `cancelada` is no estado of a line, but it is something that happens to one. */
export type EstadoHistorial = EstadoGrupo | 'cancelada';

/** What happens to a whole mesa and leaves it at its estado. */
export const HECHOS_MESA = ['cobro', 'anulacion', 'mudanza', 'junta'] as const;
export type HechoMesa = (typeof HECHOS_MESA)[number];

export interface Paso {
  ticketId: string;
  /** Absent when the whole ticket moved. */
  lineaId?: string;
  de: EstadoHistorial;
  a: EstadoHistorial | HechoMesa;
  /** Why, of a mesa that was closed without payment, or of a charge annulled. */
  motivo?: string;
  /** Of a charge, or of one annulled. */
  importe?: Centimos;
  forma?: FormaCobro;
  /** Of a cancellation that left some of its line, or of one of these taken back. */
  unidades?: number;
  /** From which mesa to which; or of which mesas a party is from now on (none: it has parted). */
  mesas?: readonly number[];
}

export function isHechoMesa(a: Paso['a']): a is HechoMesa {
  return HECHOS_MESA.some((hecho) => hecho === a);
}

/**
 * Whether a step is about money: a cancellation or one taken back, a charge, a payment, a closing, one of these taken back, or
 * where a tab went.
 */
export function isDeDinero({ de, a }: Pick<Paso, 'de' | 'a'>): boolean {
  const isDe = (estado: Paso['a']): boolean => estado === 'cancelada' || estado === 'pagado';
  return isDe(de) || isDe(a) || isHechoMesa(a);
}

/** Every step between two revs of the same mesa; tickets that are new are no step. */
export function pasosEntre(antes: GrupoMesa, despues: GrupoMesa): Paso[] {
  const pasos = despues.pedidos.flatMap((ticket) => {
    const previo = antes.pedidos.find(({ id }) => id === ticket.id);
    return previo && previo !== ticket ? pasosDeTicket(previo, ticket) : [];
  });
  const [primero] = despues.pedidos;
  if (!primero) return pasos;
  const deMesa = hechosEntre(antes, despues).map((hecho) => ({ ticketId: primero.id, ...hecho }));
  if (antes.pagado === despues.pagado) return [...pasos, ...deMesa];
  const { motivoCierre: motivo } = despues;
  const cuenta = { ticketId: primero.id, de: estadoGrupo(antes), a: estadoGrupo(despues) };
  return [...pasos, ...deMesa, motivo === undefined ? cuenta : { ...cuenta, motivo }];
}

/** What happened to the mesa as a whole besides its end; a payment parts a party without a word. */
function hechosEntre(antes: GrupoMesa, despues: GrupoMesa): Omit<Paso, 'ticketId'>[] {
  const de = estadoGrupo(antes);
  const hechos: Omit<Paso, 'ticketId'>[] = [];
  if (antes.cobros !== despues.cobros)
    hechos.push(...cobrosEntre(antes, despues).map((paso) => ({ de, ...paso })));
  if (antes.mesa !== despues.mesa) hechos.push({ de, a: 'mudanza', mesas: [antes.mesa, despues.mesa] });
  if (antes.revJuntas !== despues.revJuntas) {
    hechos.push({ de, a: 'junta', mesas: [...(despues.mesasJuntas ?? [])] });
  }
  return hechos;
}

function cobrosEntre(
  antes: GrupoMesa,
  despues: GrupoMesa,
): Pick<Paso, 'a' | 'importe' | 'forma' | 'motivo'>[] {
  const previos = new Map((antes.cobros ?? []).map((cobro) => [cobro.id, cobro]));
  return (despues.cobros ?? []).flatMap((cobro): Pick<Paso, 'a' | 'importe' | 'forma' | 'motivo'>[] => {
    const { importe, forma, anulado } = cobro;
    const previo = previos.get(cobro.id);
    if (!previo) return [{ a: 'cobro', importe, forma }];
    if (!anulado || previo.anulado) return [];
    return [{ a: 'anulacion', importe, forma, motivo: anulado.motivo }];
  });
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
    if (previa.cancelada && !linea.cancelada) return [{ ...paso, de: 'cancelada', a: linea.estado }];
    const unidades = previa.cantidad - linea.cantidad;
    if (unidades > 0) return [{ ...paso, a: 'cancelada', unidades }];
    if (unidades < 0) return [{ ...paso, de: 'cancelada', a: linea.estado, unidades: -unidades }];
    return linea.estado === previa.estado ? [] : [{ ...paso, a: linea.estado }];
  });
  const [de, a] = [estadoTicket(antes), estadoTicket(despues)];
  return pasos.length < 2 || de === a ? pasos : [{ ticketId: despues.id, de, a }];
}
