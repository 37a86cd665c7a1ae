import type { GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import type { JornadaContada, LineaContada, TicketContado } from '../mesa/jornada-contada';

/** Which payment of a tab counts what (docs/reglas/dinero.md#a-day-that-is-over). Functions are pure. */

/** Of the database, or of the domain. */
interface ConId {
  _id?: { toHexString(): string };
  id?: string;
}

/** Without `pagado` only the days are looked at that it keeps. */
interface MesaContable<T> {
  pagado?: boolean;
  pagadoEn?: Date;
  motivoCierre?: string;
  comensales?: number;
  pedidos?: readonly T[];
  jornadasContadas?: readonly JornadaContada[];
}

export interface CuentaDePago<T> {
  en: Date;
  /** Their minutes and cancellations count with it. */
  hechos: readonly T[];
  /** Their orders and dishes do; none where nothing was paid. */
  vendidos: readonly T[];
  /** Of the first payment alone. */
  comensales?: number;
}

/**
 * Payments, and closings without one, that stood at the end of their day, oldest first, then that of the mesa as
 * it is: each ticket counts with the first of them.
 */
export function cuentasDePago<T extends ConId>(mesa: MesaContable<T>): CuentaDePago<T | TicketContado>[] {
  const { pagado, pagadoEn, motivoCierre, comensales, pedidos = [], jornadasContadas = [] } = mesa;
  const cerrada = motivoCierre !== undefined;
  const ultimo = pagado && pagadoEn ? [{ en: pagadoEn, cerrada, comensales, pedidos }] : [];
  const hechos = new Set<string>();
  const vendidos = new Set<string>();
  return [...jornadasContadas, ...ultimo].map((pago) => {
    const isPrimero = !pago.cerrada && vendidos.size === 0;
    return {
      en: pago.en,
      hechos: takeNuevos<T | TicketContado>(pago.pedidos, hechos),
      vendidos: pago.cerrada ? [] : takeNuevos<T | TicketContado>(pago.pedidos, vendidos),
      ...(isPrimero && pago.comensales ? { comensales: pago.comensales } : {}),
    };
  });
}

/** Those that are not among the known, which they are from then on. */
function takeNuevos<T extends ConId>(tickets: readonly T[], conocidos: Set<string>): T[] {
  const nuevos = tickets.filter((ticket) => !conocidos.has(idOf(ticket)));
  for (const ticket of nuevos) conocidos.add(idOf(ticket));
  return nuevos;
}

const idOf = ({ _id, id = '' }: ConId): string => _id?.toHexString() ?? id;

/** A paid mesa with what the day of its payment has counted, before it is opened again after that day. */
export function withJornadaContada(grupo: GrupoMesa): GrupoMesa {
  const cuenta = cuentasDePago(grupo).at(-1);
  if (!cuenta) return grupo;
  const { en, hechos, vendidos, comensales } = cuenta;
  const cerrada = grupo.motivoCierre !== undefined;
  const contados = new Set((cerrada ? hechos : vendidos).map(({ id }) => id));
  if (contados.size === 0) return grupo;
  const jornada: JornadaContada = {
    en,
    ...(cerrada ? { cerrada } : {}),
    ...(comensales === undefined ? {} : { comensales }),
    pedidos: grupo.pedidos.filter(({ id }) => contados.has(id)).map(copyTicket),
  };
  return { ...grupo, jornadasContadas: [...(grupo.jornadasContadas ?? []), jornada] };
}

const copyTicket = ({ id, creadoEn, lineas }: TicketMesa): TicketContado => ({
  id,
  creadoEn,
  lineas: lineas.map(copyLinea),
});

const COMO_ESTAN = [
  'formato',
  'rebaja',
  'listoEn',
  'entregadoEn',
  'tardios',
  'esMenu',
  'deMenu',
] as const satisfies readonly (keyof LineaMesa & keyof LineaContada)[];

function copyLinea(linea: LineaMesa): LineaContada {
  const { id, productoId, nombre, precio, cantidad, cancelada, marchada, retiradas } = linea;
  const campos = COMO_ESTAN.flatMap((campo) => (linea[campo] === undefined ? [] : [[campo, linea[campo]]]));
  return {
    ...{ id, productoId, nombre, precio, cantidad },
    ...(Object.fromEntries(campos) as Pick<LineaContada, (typeof COMO_ESTAN)[number]>),
    ...(cancelada ? { cancelada: true } : {}),
    ...(marchada ? { marchada: { en: marchada.en } } : {}),
    ...(retiradas ? { retiradas: retiradas.map(copyRetirada) } : {}),
  };
}

const copyRetirada = ({ unidades, rebaja }: NonNullable<LineaContada['retiradas']>[number]) => ({
  unidades,
  ...(rebaja === undefined ? {} : { rebaja }),
});
