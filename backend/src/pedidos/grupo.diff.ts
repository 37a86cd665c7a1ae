import type { mongo } from 'mongoose';
import type { GrupoMesa } from '@carta/contracts';
import type { GrupoDoc } from './grupo.schema';
import { toLineaDoc } from './grupo.mapper';

/**
 * The smallest write that turns a stored mesa into the changed one: the lines that moved, by their
 * place (the guard on rev makes places certain), and the payment.
 */
export function changedFields(antes: GrupoMesa, ahora: GrupoMesa): mongo.UpdateFilter<GrupoDoc> {
  const set: Record<string, unknown> = { rev: ahora.rev };
  if (ahora.pagado !== antes.pagado) set.pagado = ahora.pagado;
  if (ahora.pagadoEn !== undefined) set.pagadoEn = ahora.pagadoEn;
  ahora.pedidos.forEach((pedido, i) => {
    const previo = antes.pedidos[i];
    if (previo === pedido) return;
    pedido.lineas.forEach((linea, j) => {
      if (linea !== previo?.lineas[j]) set[`pedidos.${i}.lineas.${j}`] = toLineaDoc(linea);
    });
  });
  const reabierta = antes.pagadoEn !== undefined && ahora.pagadoEn === undefined;
  return { $set: set, ...(reabierta ? { $unset: { pagadoEn: '' } } : {}) } as mongo.UpdateFilter<GrupoDoc>;
}
