import { estacionDe } from '../../../casa/dominio/cocina';
import type { TipoPedido } from '../../../casa/dominio/tipo-categoria';
import type { LineaMesa, TicketMesa } from './grupo';
import { isEnEspera } from '../linea/pase';
import { platosVivosOf } from '../linea/vivas';

/**
 * A ticket is seen once every station that makes something of it has shown its lines
 * (docs/reglas/piso.md#who-is-looking). Marks only add up, in any order.
 */

/** The id, as its line keeps it, whether the house still has that station or not. */
export function estacionGuardada({ estacion }: { estacion?: { id: string } }, tipo: TipoPedido): string {
  return estacion?.id ?? estacionDe(tipo);
}

/** Undefined until every station has seen it; what waits for its pase is not looked for while anything else is. */
export function vistoEnDe(ticket: TicketMesa): Date | undefined {
  const { vistoEn, vistoPor = [] } = ticket;
  if (vistoEn || vistoPor.length === 0) return vistoEn;
  const vivas = platosVivosOf(ticket.lineas);
  const enMarcha = vivas.filter((linea) => !isEnEspera(linea));
  const debidas = estacionesOf(ticket, enMarcha.length > 0 ? enMarcha : vivas);
  const marcas = vistoPor.filter(({ estacion }) => debidas.includes(estacion));
  if (debidas.length === 0 || marcas.length < debidas.length) return undefined;
  return new Date(Math.max(...marcas.map(({ en }) => en.getTime())));
}

/** Only the first time counts, of each station and of all. Without `estaciones` a screen shows all of it. */
export function withVisto(ticket: TicketMesa, ahora: Date, estaciones?: readonly string[]): TicketMesa {
  if (ticket.vistoEn) return ticket;
  if (estaciones === undefined) return { ...ticket, vistoEn: vistoEnDe(ticket) ?? ahora };
  const { vistoPor = [] } = ticket;
  const nuevas = estacionesOf(ticket, ticket.lineas).filter(
    (id) => estaciones.includes(id) && !vistoPor.some(({ estacion }) => estacion === id),
  );
  if (nuevas.length === 0) return ticket;
  const marcado = {
    ...ticket,
    vistoPor: [...vistoPor, ...nuevas.map((estacion) => ({ estacion, en: ahora }))],
  };
  const vistoEn = vistoEnDe(marcado);
  // kept for good: what is added to a pase, or comes back, is announced by itself
  return vistoEn ? { ...marcado, vistoEn } : marcado;
}

/** When the station of this line first saw it. */
export function vistaEn({ tipo, vistoEn, vistoPor = [] }: TicketMesa, linea: LineaMesa): Date | undefined {
  return vistoPor.find(({ estacion }) => estacion === estacionGuardada(linea, tipo))?.en ?? vistoEn;
}

function estacionesOf({ tipo }: TicketMesa, lineas: readonly LineaMesa[]): string[] {
  const platos = lineas.filter(({ esMenu }) => !esMenu);
  return [...new Set(platos.map((linea) => estacionGuardada(linea, tipo)))];
}
