import type { Enterado, Grupo, Linea, Movimiento, Ticket, Toque } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { nombreCompleto } from '../tickets/resumen-ticket';

/** What was tapped at a mesa, as the engines pass it on and the queue stores it. */
export interface Tocado {
  grupoMesa: string;
  /** Of its act. */
  tipo: string;
  ticketId?: string;
  lineaId?: string;
  pase?: string;
}

export type De<D> = { grupoMesa: string; tipo: string } & D;

/** An act that is shown before the server has answered. */
export interface Acto<D> {
  tipo: string;
  /** While one of this name is on its way, another tap is the same. */
  blanco: (cambio: De<D>) => string;
  /** What it does to the mesa, by the domain's rules. */
  play: (grupo: Grupo, cambio: De<D> & { id: number | string }, quien: Enterado) => Movimiento;
}

/** An act that may wait for a connection (docs/reglas/piso.md#moves-that-wait): all that is to be known of it. */
export interface ActoEnCola<D> extends Acto<D> {
  /** It builds on earlier ones of these families about the same line, ticket, mesa or pase; the first is its own. */
  familias: readonly Familia[];
  ruta: (cambio: De<D>) => string;
  cuerpo: (cambio: De<D>, visto: Visto) => object;
  /** Where the server has no words for a refusal. */
  error: (cambio: De<D>) => string;
  /** Why the mesa, as it is now, makes a late one impossible; null where it does not explain it. */
  motivo?: (cambio: De<D>, grupo: Grupo) => string | null;
  /** 'Mesa 4: Marchan segundos'. */
  texto: (cambio: De<D>, grupo: Grupo) => string;
  /** What takes it back, where it still can be. */
  contrario?: (cambio: De<D>, grupo: Grupo) => Tocado | null;
  /** These are no longer new to whoever tapped. */
  tickets: (cambio: De<D>, grupo: Grupo) => string[];
  /** What the screen offers once it is done. */
  offer?: (grupo: Grupo) => void;
}

const actos = new Map<string, Acto<never>>();
const enCola = new Map<string, ActoEnCola<never>>();

/** The engines find it by its name. */
export function describeAhora<D>(acto: Acto<D>): Acto<D> {
  actos.set(acto.tipo, acto);
  return acto;
}

/** It is stored under its name, which is never another's. */
export function describeEnCola<D>(acto: ActoEnCola<D>): ActoEnCola<D> {
  enCola.set(acto.tipo, acto);
  describeAhora(acto);
  return acto;
}

export const actoDe = ({ tipo }: Tocado) => actos.get(tipo) as Acto<object>;

export const actoEnColaDe = ({ tipo }: Tocado) => enCola.get(tipo) as ActoEnCola<object>;

/** A newer version of the app may have stored one that this one does not know. */
export const isActoEnCola = (tipo: unknown): boolean => typeof tipo === 'string' && enCola.has(tipo);

export const isDe = <D>({ tipo }: Acto<D>, cambio: Tocado): cambio is De<D> => cambio.tipo === tipo;

export type Familia = 'estado' | 'marcha' | 'llevar' | 'urgente';

export interface Visto {
  rev: number;
  toque: Toque;
}

export const ERROR_ESTADO = 'Error al actualizar el estado del pedido';

export const ticketDe = ({ pedidos: tickets }: Grupo, ticketId: string): Ticket | undefined =>
  tickets.find(({ _id }) => _id === ticketId);

export const lineaDe = (
  grupo: Grupo,
  { ticketId, lineaId }: { ticketId: string; lineaId: string },
): Linea | undefined => ticketDe(grupo, ticketId)?.productos.find(({ _id }) => _id === lineaId);

/** 'Mesa 4, Croqueta: Listo'. */
export function textoDeLinea(
  grupo: Grupo,
  cambio: { ticketId: string; lineaId: string },
  que: string,
): string {
  const linea = lineaDe(grupo, cambio);
  return `${t('Mesa {n}', { n: grupo.mesa.numero })}, ${linea ? nombreCompleto(linea) : ''}: ${que}`;
}

export const textoDeMesa = ({ mesa }: Grupo, que: string): string =>
  `${t('Mesa {n}', { n: mesa.numero })}: ${que}`;
