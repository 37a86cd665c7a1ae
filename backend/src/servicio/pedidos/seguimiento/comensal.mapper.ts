import { ticketsActuales, toEuros, totalCobrado, unidadesCobradas } from '@carta/contracts';
import type { CobradoDeMesa, GrupoMesa, MesaEnVivo, PedidoSeguido, Ticket } from '@carta/contracts';
import { mapTickets } from '../grupos/quien-lo-ve';

/** A mesa as its diners see it: who of the staff did what stays inside the house. */

export type PedidoPropioEnVivo = Omit<PedidoSeguido, 'otros' | 'cuenta' | 'demora'>;

export function toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: { numero: grupo.mesa },
    pedidos: mapTickets(grupo, 'propio', (ticket) => ticket.clave === clave),
  };
}

/** Leaves out the notes to the kitchen. */
export function toOtros(grupo: GrupoMesa, propias: ReadonlySet<string>): Ticket[] {
  const actuales = ticketsActuales(grupo);
  return mapTickets(grupo, 'vecino', (ticket) => !propias.has(ticket.clave) && actuales.includes(ticket));
}

/** Orders with the mesa's code or by the staff: their phones may see the rest of the mesa. */
export function clavesFirmadas({ pedidos: tickets }: GrupoMesa): string[] {
  return [...new Set(tickets.filter(({ sinVerificar }) => !sinVerificar).map(({ clave }) => clave))];
}

/** Only a phone whose order came with its mesa's code may receive the code of another mesa. */
export function firmadoEn({ pedidos: tickets }: GrupoMesa, clave: string): Date | null {
  const propio = tickets.find(
    (ticket) => ticket.clave === clave && !ticket.sinVerificar && ticket.tomadoPor === undefined,
  );
  return propio?.creadoEn ?? null;
}

/** All phones of signed orders receive the same, so notes to the kitchen are left out. */
export function toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
  const actuales = ticketsActuales(grupo);
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: grupo.mesa,
    pedidos: mapTickets(grupo, 'vecino', (ticket) => actuales.includes(ticket)),
    ...toCobrado(grupo),
  };
}

/** Neither who charged nor how it was paid. */
export function toCobrado(grupo: GrupoMesa): { cuenta?: CobradoDeMesa } {
  const cobrado = totalCobrado(grupo);
  if (cobrado === 0) return {};
  const lineas = [...unidadesCobradas(grupo)].map(([linea, unidades]) => ({ linea, unidades }));
  return { cuenta: { cobrado: toEuros(cobrado), ...(lineas.length > 0 ? { lineas } : {}) } };
}
