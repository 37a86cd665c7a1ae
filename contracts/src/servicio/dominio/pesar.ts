import { precioPorPeso } from '../../carta/dominio/peso';
import { totalCobrado, unidadesCobradas } from './cobrar';
import { totalGrupo } from './grupo';
import type { Enterado, GrupoMesa } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { findLinea, mapLineas } from './movimientos';
import { isSince } from './vista';

/**
 * Says what a line weighs, and with it what it costs. The same weight again changes nothing; it can be weighed
 * anew until it is charged, by who saw the last weight.
 */
export function weighLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  gramos: number,
  quien: Enterado,
  revVista: number | undefined,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!linea) return rechazo('NO_EXISTE');
  const { porPeso } = linea;
  if (!porPeso) return rechazo('NO_SE_PESA');
  if (linea.gramos === gramos) return { ok: true, grupo };
  const isVista = !isSince(linea.revPesada, revVista);
  if (grupo.pagado || linea.cancelada || !isVista) return rechazo('ESTADO_CAMBIADO');
  if (unidadesCobradas(grupo).has(linea.id)) return rechazo('COBRADO');
  // what was taken off is a part of what it cost then
  if (linea.rebaja) return rechazo('REBAJA_POSTERIOR');
  const precio = precioPorPeso(porPeso.precio, porPeso.unidad, gramos);
  const pesada = { ...linea, precio, gramos, pesada: quien, revPesada: grupo.rev + 1 };
  const movimiento = mapLineas(grupo, (existente) => (existente === linea ? pesada : existente));
  if (movimiento.ok && totalGrupo(movimiento.grupo) < totalCobrado(grupo)) return rechazo('COBRADO');
  return movimiento;
}
