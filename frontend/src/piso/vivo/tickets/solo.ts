import {
  estacionDeLinea,
  estacionGuardada,
  estacionesDe,
  estadoTicket,
  isEntregado,
  platosVivosOf,
} from '@carta/contracts';
import type { EstacionCasa, Grupo, Linea, Ticket } from '@carta/contracts';
import { toTicketMesa } from '../mesas/to-mesa';

/** A wall of some stations of the house alone (docs/reglas/piso.md#estaciones). */
export interface Solo {
  estaciones: readonly string[];
  casa: readonly EstacionCasa[];
}

export function nombresDe({ estaciones, casa }: Solo): string[] {
  return estacionesDe(casa).flatMap(({ _id, nombre }) => (estaciones.includes(_id) ? [nombre] : []));
}

/** The same ticket has the same part, so that what has not changed is not drawn again. */
const recortes = new WeakMap<Solo, WeakMap<Ticket, Ticket | null>>();

/** Returns the ticket as if the lines shown here were all of it; null when none is. */
export function recorteDe(ticket: Ticket, solo: Solo | null): Ticket | null {
  if (solo === null) return ticket;
  const conocidas = recortes.get(solo) ?? new WeakMap<Ticket, Ticket | null>();
  recortes.set(solo, conocidas);
  const conocida = conocidas.get(ticket);
  if (conocida !== undefined) return conocida;
  const recorte = cutTicket(ticket, solo);
  conocidas.set(ticket, recorte);
  return recorte;
}

function cutTicket(ticket: Ticket, { estaciones, casa }: Solo): Ticket | null {
  const { tipoPedido, vistoEn, vistoPor, ...resto } = ticket;
  const platos = ticket.productos.filter(
    (linea) => !linea.esMenu && estaciones.includes(estacionDeLinea(linea, tipoPedido, casa)),
  );
  // a menú stands over its dishes, wherever these are made
  const menus = new Set(platos.map(({ deMenu }) => deMenu));
  const productos = ticket.productos.filter((linea) => platos.includes(linea) || menus.has(linea._id));
  if (productos.length === ticket.productos.length) return ticket;
  if (platos.length === 0) return null;
  const recorte: Ticket = { ...resto, tipoPedido, productos };
  const visto = vistoEn ?? vistoAqui(recorte, vistoPor);
  const estado = estadoTicket(toTicketMesa({ ...recorte, productos: platos }));
  return { ...recorte, estado, ...(visto === undefined ? {} : { vistoEn: visto }) };
}

/** Whether the stations of this part have seen theirs, whatever the others have. */
function vistoAqui(recorte: Ticket, vistoPor: Ticket['vistoPor'] = []): string | undefined {
  const marcas = estacionesEn(recorte).map((id) => vistoPor.find(({ estacion }) => estacion === id)?.en);
  return marcas.every((en) => en !== undefined) ? marcas.at(-1) : undefined;
}

/** As the lines keep them. */
export function estacionesEn({ productos, tipoPedido }: Ticket): string[] {
  const platos = productos.filter(({ esMenu }) => !esMenu);
  return [...new Set(platos.map((linea) => estacionGuardada(linea, tipoPedido)))];
}

/** The lines shown of a ticket; undefined when all are. */
export function lineasAparte({ pedidos: tickets }: Grupo, { _id, productos }: Ticket): string[] | undefined {
  const entero = tickets.find((ticket) => ticket._id === _id);
  if (!entero || entero.productos.length === productos.length) return undefined;
  return productos.map((linea) => linea._id);
}

/** The other stations that still have something of a ticket, as the house calls them now. */
export function otrasEstaciones(
  { pedidos: tickets }: Grupo,
  { _id, tipoPedido, productos }: Ticket,
  casa: readonly EstacionCasa[],
): string[] {
  const entero = tickets.find((ticket) => ticket._id === _id);
  const isAqui = (linea: Linea) => productos.some((propia) => propia._id === linea._id);
  const fuera = platosVivosOf(entero?.productos ?? []).filter(
    (linea) => !isAqui(linea) && !isEntregado(linea),
  );
  const ids = fuera.map((linea) => estacionDeLinea(linea, tipoPedido, casa));
  return estacionesDe(casa).flatMap((estacion) => (ids.includes(estacion._id) ? [estacion.nombre] : []));
}
