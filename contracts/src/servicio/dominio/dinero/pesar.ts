import { precioPorPeso } from '../../../carta/dominio/peso';
import { centimos } from '../../../plataforma/dominio/dinero';
import { totalCobrado, unidadesCobradas } from './cobrar';
import { costeLinea } from '../linea/coste';
import { totalGrupo } from '../mesa/grupo';
import type { Enterado, GrupoMesa, LineaMesa } from '../mesa/grupo';
import { findLinea, mapLineas } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import type { Aprobable } from '../mesa/quien';
import { isSince } from '../mesa/vista';

/** A line is weighed anew so often once it was served. */
const REPESADAS_MAX = 20;

/** Another weight of a line that was served and weighed is as good as a discount. */
export const isRepesada = ({ gramos, entregadoEn, servida }: LineaMesa): boolean =>
  gramos !== undefined && (entregadoEn !== undefined || servida === true);

/**
 * Says what a line weighs, and with it what it costs. The same weight again changes nothing; it can be weighed
 * anew until it is charged, by who saw the last weight; once it was served, the line keeps that it was.
 */
export function weighLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  gramos: number,
  quien: Enterado & Aprobable,
  revVista: number | undefined,
): Movimiento {
  const linea = findLinea(grupo, ticketId, ref);
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
  if (isRepesada(linea) && (linea.repesadas ?? []).length >= REPESADAS_MAX) return rechazo('MUY_REBAJADA');
  const alPeso = { ...linea, precio, gramos, pesada: quien, revPesada: grupo.rev + 1 };
  const pesada = isRepesada(linea) ? withRepesada(linea, alPeso, quien) : alPeso;
  const movimiento = mapLineas(grupo, (existente) => (existente === linea ? pesada : existente));
  if (movimiento.ok && totalGrupo(movimiento.grupo) < totalCobrado(grupo)) return rechazo('COBRADO');
  return movimiento;
}

function withRepesada(
  antes: LineaMesa,
  despues: LineaMesa & { gramos: number },
  quien: Enterado & Aprobable,
): LineaMesa {
  const { gramos: de = 0, repesadas = [] } = antes;
  const importe = centimos(costeLinea(antes) - costeLinea(despues));
  return { ...despues, repesadas: [...repesadas, { de, a: despues.gramos, importe, ...quien }] };
}
