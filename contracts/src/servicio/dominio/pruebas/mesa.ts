import { centimos } from '../../../plataforma/dominio/dinero';
import type { EstadoLinea } from '../linea/estado-linea';
import { lineaAt } from '../mesa/grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import type { Movimiento } from '../mesa/movimiento';

export const INICIO = new Date('2026-05-02T21:00:00Z');
/** A service day that began before everything: no payment is of a day that is over. */
export const DIA_LARGO = new Date(0);

interface DatosTicket {
  id?: string;
  revAlta?: number;
  desde?: Date;
  linea?: Partial<LineaMesa>;
}

export function buildLinea(
  estado: EstadoLinea,
  cambios: Partial<LineaMesa> = {},
  desde: Date = INICIO,
): LineaMesa {
  const comun = { productoId: 'x', nombre: 'Tortilla', cantidad: 1, precio: centimos(850), ...cambios };
  return lineaAt({ id: 'l0', ...comun, estado: 'pendiente' }, estado, desde);
}

export const ticketOf = (lineas: readonly LineaMesa[]): TicketMesa => ({ ...buildTicket([]), lineas });

/** Lines are named p0l0, p0l1 …; they cost 8,50 € and have had their estados since `desde`. */
export function buildTicket(
  estados: readonly EstadoLinea[],
  { id = 'p0', revAlta = 1, desde = INICIO, linea }: DatosTicket = {},
): TicketMesa {
  const lineas = estados.map((estado, i) => buildLinea(estado, { id: `${id}l${i}`, ...linea }, desde));
  return { id, clave: id, revAlta, tipo: 'comida', creadoEn: desde, lineas };
}

export const buildGrupo = (tickets: readonly TicketMesa[], cambios: Partial<GrupoMesa> = {}): GrupoMesa => ({
  id: 'g',
  restauranteId: 'r',
  mesa: 4,
  rev: 10,
  pagado: false,
  actualizadoEn: INICIO,
  pedidos: tickets,
  ...cambios,
});

/** Tickets are named p0, p1 … */
export const buildMesa = (
  porTicket: readonly (readonly EstadoLinea[])[],
  cambios?: Partial<GrupoMesa>,
  datos?: DatosTicket,
): GrupoMesa =>
  buildGrupo(
    porTicket.map((estados, i) => buildTicket(estados, { ...datos, id: `p${i}` })),
    cambios,
  );

export function done(movimiento: Movimiento): GrupoMesa {
  if (!movimiento.ok) throw new Error(movimiento.motivo);
  return movimiento.grupo;
}

export const refusalOf = (movimiento: Movimiento) => (movimiento.ok ? null : movimiento.motivo);

/** One of a list, whatever number a random test has drawn. */
export function at<T>(lista: readonly T[], n: number): T {
  const elegido = lista[n % lista.length];
  if (elegido === undefined) throw new Error('an empty list');
  return elegido;
}
