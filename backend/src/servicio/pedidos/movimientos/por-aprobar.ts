import {
  cargoDe,
  findLinea,
  isCancelarServido,
  isPropioReciente,
  isRepesada,
  totalGrupo,
  vivasOf,
} from '@carta/contracts';
import type { RebajaPedida, Cobro, Enterado, GrupoMesa } from '@carta/contracts';
import type { PorAprobar } from './movimientos.service';

/**
 * What an encargado is asked for, and what an approval of it names (docs/reglas/casa.md#approvals). Functions
 * are pure.
 */

type Quien = Pick<Enterado, 'por' | 'persona'>;

/** That line, and so many units of it, where something of what goes with it was served. */
export function cancelacionPorAprobar(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  unidades: number | undefined,
): PorAprobar | null {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea || !isCancelarServido(grupo, ticketId, ref)) return null;
  return { acto: 'cancelarServido', de: [linea.id, unidades ?? linea.cantidad] };
}

/** Who paid a mesa last, and the payment that it was. */
interface UltimoPago extends Enterado {
  pagadoEn: Date | undefined;
}

/** That payment; whoever made it just now takes it back by themselves. */
export function reaperturaPorAprobar(
  { id, pagadoEn, reaperturas = 0 }: GrupoMesa,
  pago: UltimoPago | null,
  quien: Quien,
  ahora: Date,
): PorAprobar | null {
  const isEste = pago?.pagadoEn?.getTime() === pagadoEn?.getTime();
  if (pago && isEste && isPropioReciente(pago, quien, ahora)) return null;
  return { acto: 'reabrir', de: [id, pagadoEn?.getTime(), reaperturas] };
}

/** That tab, and what was ordered of it and stands. */
export function cierrePorAprobar({ id, pedidos: tickets }: GrupoMesa): PorAprobar {
  const abiertas = tickets.flatMap(({ lineas }) => vivasOf(lineas));
  return { acto: 'cerrar', de: [id, abiertas.map((linea) => [linea.id, linea.cantidad])] };
}

/** That charge; whoever made it just now takes it back by themselves. */
export function anulacionPorAprobar(
  { cobros = [] }: GrupoMesa,
  cobroId: string,
  quien: Quien,
  ahora: Date,
): PorAprobar | null {
  const cargo = cargoDe(cobroId);
  const cobro = cobros.find(({ id }: Cobro) => cargoDe(id) === cargo);
  if (!cobro || isPropioReciente(cobro, quien, ahora)) return null;
  return { acto: 'anular', de: [cargo] };
}

/** That line, from what it weighed to what it would: where it was served already. */
export function pesoPorAprobar(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  gramos: number,
): PorAprobar | null {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea || !isRepesada(linea)) return null;
  return { acto: 'descuento', de: [linea.id, linea.gramos, gramos] };
}

/** That adjustment, and how much it takes off. */
export function rebajaPorAprobar(antes: GrupoMesa, despues: GrupoMesa, pedido: RebajaPedida): PorAprobar {
  return { acto: pedido.tipo, de: [antes.id, pedido, totalGrupo(antes) - totalGrupo(despues)] };
}
