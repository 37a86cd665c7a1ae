import {
  combineEstados,
  enEsperaOf,
  holdPase,
  isEnEspera,
  isEntregado,
  marchPase,
  pasesOf,
  platosVivosOf,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, PaseDeMesa, Ticket } from '@carta/contracts';
import { toMesa } from '../mesas/to-mesa';
import type { FrasePiso } from '../../lenguas/frases';
import { t } from '../../lenguas/t';

/** A pase marches, or is made to wait again (docs/reglas/piso.md#marchar). */
export type Marcha = 'marchar' | 'esperar';

/** Names a pase of a mesa, as ids name lines, tickets and mesas. */
export function blancoMarcha(grupoMesa: string, pase: string): string {
  return `marcha:${grupoMesa}:${pase}`;
}

/** Some of it waits its turn, and is nobody's work yet. */
export function hasEspera({ productos }: Pick<Ticket, 'productos'>): boolean {
  return productos.some(isEnEspera);
}

/** Estado of what has marched, which is all that stations work on; entregado where nothing has. */
export function estadoEnMarcha(ticket: Pick<Ticket, 'estado' | 'productos'>): EstadoLinea {
  if (!hasEspera(ticket)) return ticket.estado;
  const enMarcha = platosVivosOf(ticket.productos).filter((linea) => !isEnEspera(linea));
  return combineEstados(enMarcha.map(({ estado }) => estado));
}

const NADIE = '';

/** The change would do something now, as far as this screen knows. */
export function canMarcha(grupo: Grupo, tipo: Marcha, pase: string): boolean {
  const mesa = toMesa(grupo);
  const quien = { en: new Date(), por: NADIE };
  const movimiento = tipo === 'marchar' ? marchPase(mesa, pase, quien) : holdPase(mesa, pase, quien);
  return movimiento.ok && movimiento.grupo !== mesa;
}

/** Returns what waits of a mesa, in order. */
export function pasesEnEspera({ pedidos: tickets }: Pick<Grupo, 'pedidos'>): PaseDeMesa<Linea>[] {
  return pasesOf(enEsperaOf(tickets.flatMap(({ productos }) => productos)));
}

/** The next pase of a mesa of which all that is left waits; null while anything else is to be served. */
export function paseDeTurno(grupo: Grupo): PaseDeMesa<Linea> | null {
  const vivas = platosVivosOf(grupo.pedidos.flatMap(({ productos }) => productos));
  if (vivas.some((linea) => !isEntregado(linea) && !isEnEspera(linea))) return null;
  return pasesEnEspera(grupo)[0] ?? null;
}

/** Lines of this pase, cancelled ones too. */
export function lineasDePase({ pedidos: tickets }: Pick<Grupo, 'pedidos'>, pase: string): Linea[] {
  return tickets.flatMap(({ productos }) => productos).filter((linea) => linea.pase?.id === pase);
}

const TEXTO = {
  marchar: { una: 'Marcha {pase}', varias: 'Marchan {pase}' },
  esperar: { una: 'Espera {pase}', varias: 'Esperan {pase}' },
} as const satisfies Record<Marcha, Record<'una' | 'varias', FrasePiso>>;

/** Returns 'Marchan segundos', or 'Marcha para compartir'. */
export function textoMarcha(tipo: Marcha, nombre: string): string {
  return t(TEXTO[tipo][nombre.endsWith('s') ? 'varias' : 'una'], { pase: enMinuscula(nombre) });
}

/** Returns 'Segundos y postres', each name once. */
export function nombresPases(pases: readonly { nombre: string }[]): string {
  const [primero = '', ...resto] = new Set(pases.map(({ nombre }) => nombre));
  return resto.reduce((una, otra) => t('{una} y {otra}', { una, otra: enMinuscula(otra) }), primero);
}

/** Returns 'segundos' for 'Segundos', for the middle of a sentence. */
export function enMinuscula(nombre: string): string {
  return nombre.charAt(0).toLocaleLowerCase('es') + nombre.slice(1);
}
