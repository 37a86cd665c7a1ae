import type { GrupoMesa } from '@carta/contracts';
import { toLineaDoc } from './grupo.mapper';

/** The parts of a stored mesa to be written over, and to be taken away, by their paths. */
export interface CamposCambiados {
  $set: Record<string, unknown>;
  $unset?: Record<string, ''>;
}

/**
 * The smallest write that turns a stored mesa into the changed one: the lines that moved, by their
 * place (the guard on rev makes places certain), and the payment.
 */
export function changedFields(antes: GrupoMesa, ahora: GrupoMesa): CamposCambiados {
  const $set: Record<string, unknown> = { rev: ahora.rev, actualizadoEn: ahora.actualizadoEn };
  if (ahora.pagado !== antes.pagado) $set.pagado = ahora.pagado;
  if (ahora.pagadoEn !== undefined) $set.pagadoEn = ahora.pagadoEn;
  if (ahora.motivoCierre !== undefined) $set.motivoCierre = ahora.motivoCierre;
  ahora.pedidos.forEach((pedido, i) => {
    const previo = antes.pedidos[i];
    if (previo === pedido) return;
    pedido.lineas.forEach((linea, j) => {
      if (linea !== previo?.lineas[j]) $set[`pedidos.${i}.lineas.${j}`] = toLineaDoc(linea);
    });
  });
  const reabierta = antes.pagadoEn !== undefined && ahora.pagadoEn === undefined;
  return reabierta ? { $set, $unset: { pagadoEn: '', motivoCierre: '' } } : { $set };
}
