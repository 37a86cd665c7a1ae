import { estadoGrupo, isAbandonado } from './grupo';
import type { GrupoMesa } from './grupo';
import { isVaciaSabida } from './vacia';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { totalCobrado } from './cobrar';
import { isSeen, isSince, wasReopened } from './vista';

/**
 * How a mesa ends, paid or closed, and how that is taken back, as pure functions
 * (docs/reglas.md#paying-closing-opening-again).
 */

/** How often a mesa may be opened again: with its lines, what bounds the trail of its money. */
export const REAPERTURAS_MAX = 100;

/**
 * Marks a mesa paid, once everything on it is entregado and seen by whoever charges it, as is every charge. A
 * party that it leads is one no more.
 */
export function payGrupo(grupo: GrupoMesa, revVista: number | undefined, ahora: Date): Movimiento {
  if (grupo.motivoCierre !== undefined) return rechazo('ESTADO_CAMBIADO');
  if (grupo.pagado) return { ok: true, grupo };
  if (wasReopened(grupo, revVista) || isSince(grupo.revCobros, revVista)) return rechazo('ESTADO_CAMBIADO');
  const estado = estadoGrupo(grupo);
  if (estado === 'vacia') return rechazo('VACIA');
  if (estado !== 'entregado') return rechazo('SIN_ENTREGAR');
  if (!grupo.pedidos.every((ticket) => isSeen(ticket, revVista))) return rechazo('ESTADO_CAMBIADO');
  return { ok: true, grupo: ended(grupo, ahora) };
}

/**
 * Closes an abandoned mesa, or a vacía one, without payment, for a reason; one still in use, or charged in part,
 * is refused.
 * Undone like a payment, by opening it again.
 */
export function closeGrupo(grupo: GrupoMesa, motivo: string, ahora: Date): Movimiento {
  if (grupo.pagado && grupo.motivoCierre !== undefined) return { ok: true, grupo };
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  if (totalCobrado(grupo) > 0) return rechazo('COBRADO');
  if (estadoGrupo(grupo) !== 'vacia' && !isAbandonado(grupo, ahora)) return rechazo('EN_USO');
  return { ok: true, grupo: { ...ended(grupo, ahora), motivoCierre: motivo } };
}

/** Why a mesa was closed of which nothing was wanted any more. */
export const MOTIVO_VACIA = 'Todo cancelado';

/** Closes a vacía mesa by itself, once its time has come; until then, and any other, it stays as it is. */
export function closeVacia(grupo: GrupoMesa, ahora: Date): Movimiento {
  if (!isVaciaSabida(grupo, ahora)) return { ok: true, grupo };
  return { ok: true, grupo: { ...ended(grupo, ahora), motivoCierre: MOTIVO_VACIA } };
}

function ended({ mesasJuntas: _disuelta, ...grupo }: GrupoMesa, ahora: Date): GrupoMesa {
  return { ...grupo, rev: grupo.rev + 1, pagado: true, pagadoEn: ahora };
}

/**
 * Takes back the payment, or the closing, that a screen saw: only the very revision it shows, until
 * it is archived. An open mesa stays as it is, so that asking twice does no harm.
 */
export function reopenGrupo(grupo: GrupoMesa, revVista: number | undefined): Movimiento {
  if (!grupo.pagado) return { ok: true, grupo };
  if (grupo.archivadoEn !== undefined) return rechazo('ARCHIVADO');
  if (grupo.rev !== revVista) return rechazo('ESTADO_CAMBIADO');
  const { pagadoEn: _pagado, motivoCierre: _motivo, reaperturas = 0, ...resto } = grupo;
  if (reaperturas >= REAPERTURAS_MAX) return rechazo('MUY_REABIERTA');
  const rev = grupo.rev + 1;
  return {
    ok: true,
    grupo: { ...resto, rev, pagado: false, revReapertura: rev, reaperturas: reaperturas + 1 },
  };
}
