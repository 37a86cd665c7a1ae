import { countEnEspera, estadoGrupo, isAbandonado, porPesarDe } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { withJornadaContada } from './cuentas-de-pago';
import { isVaciaSabida } from '../mesa/vacia';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { pendienteDe, totalCobrado } from './cobrar';
import { changedCuenta, isSeen, isTodoVisto, wasReopened } from '../mesa/vista';

/** Functions are pure (docs/reglas/dinero.md#paying-closing-opening-again). */

/** The trail of a mesa's money must not grow without end. */
export const REAPERTURAS_MAX = 100;

/**
 * Everything must be entregado, and the payer must have seen every ticket, charge and adjustment. A party that the mesa
 * leads parts.
 */
export function payGrupo(grupo: GrupoMesa, revVista: number | undefined, ahora: Date): Movimiento {
  if (grupo.motivoCierre !== undefined) return rechazo('ESTADO_CAMBIADO');
  if (grupo.pagado) return { ok: true, grupo };
  if (wasReopened(grupo, revVista) || changedCuenta(grupo, revVista)) return rechazo('ESTADO_CAMBIADO');
  const estado = estadoGrupo(grupo);
  if (estado === 'vacia') return rechazo('VACIA');
  if (countEnEspera(grupo.pedidos) > 0) return rechazo('SIN_MARCHAR');
  if (porPesarDe(grupo).length > 0) return rechazo('SIN_PESAR');
  if (estado !== 'entregado') return rechazo('SIN_ENTREGAR');
  if (!grupo.pedidos.every((ticket) => isSeen(ticket, revVista))) return rechazo('ESTADO_CAMBIADO');
  return { ok: true, grupo: ended(grupo, ahora) };
}

/**
 * Pays a mesa with the charge, or the last dish, after which all of it is charged and entregado, if whoever did
 * that had seen every ticket. A party's leader is paid with its party (`arePorPagarse`).
 */
export function payCobrada(
  antes: GrupoMesa,
  movimiento: Movimiento,
  revVista: number | undefined,
  ahora: Date,
): Movimiento {
  if (!movimiento.ok || movimiento.grupo === antes) return movimiento;
  const { grupo } = movimiento;
  const isCobrada = totalCobrado(grupo) > 0 && pendienteDe(grupo) === 0 && !grupo.mesasJuntas;
  const isVista = revVista !== undefined && isTodoVisto(grupo, revVista);
  if (grupo.pagado || !isCobrada || !isVista) return movimiento;
  const pago = payGrupo(grupo, grupo.rev, ahora);
  return pago.ok ? pago : movimiento;
}

/** All of it is charged, and nothing stands in the way of its payment. */
export function isSaldada(grupo: GrupoMesa): boolean {
  return !grupo.pagado && pendienteDe(grupo) === 0 && payGrupo(grupo, grupo.rev, grupo.actualizadoEn).ok;
}

/**
 * The open tabs of a party may all be paid: together they were charged, and of none anything is left. Tabs in
 * which everything was cancelled do not count.
 */
export function arePorPagarse(abiertos: readonly GrupoMesa[]): boolean {
  const llenos = abiertos.filter((grupo) => estadoGrupo(grupo) !== 'vacia');
  return llenos.length > 0 && llenos.every(isSaldada) && llenos.some((grupo) => totalCobrado(grupo) > 0);
}

/**
 * Closes an abandoned or vacía mesa without payment, unless it is in use or partly charged. Reopening undoes
 * it.
 */
export function closeGrupo(grupo: GrupoMesa, motivo: string, ahora: Date): Movimiento {
  if (grupo.pagado && grupo.motivoCierre !== undefined) return { ok: true, grupo };
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  if (totalCobrado(grupo) > 0) return rechazo('COBRADO');
  if (countEnEspera(grupo.pedidos) > 0) return rechazo('SIN_MARCHAR');
  if (estadoGrupo(grupo) !== 'vacia' && !isAbandonado(grupo, ahora)) return rechazo('EN_USO');
  return { ok: true, grupo: { ...ended(grupo, ahora), motivoCierre: motivo } };
}

export const MOTIVO_VACIA = 'Todo cancelado';

/** Any other mesa stays as it is. */
export function closeVacia(grupo: GrupoMesa, ahora: Date): Movimiento {
  if (!isVaciaSabida(grupo, ahora)) return { ok: true, grupo };
  return { ok: true, grupo: { ...ended(grupo, ahora), motivoCierre: MOTIVO_VACIA } };
}

function ended({ mesasJuntas: _disuelta, ...grupo }: GrupoMesa, ahora: Date): GrupoMesa {
  return { ...grupo, rev: grupo.rev + 1, pagado: true, pagadoEn: ahora };
}

/**
 * Undoes the payment or closing of the very revision that the screen shows, until it is archived. An open
 * mesa is unchanged, so repeats do no harm.
 * @param inicioHoy when the service day began: one that was over by then keeps what it counted.
 */
export function reopenGrupo(grupo: GrupoMesa, revVista: number | undefined, inicioHoy: Date): Movimiento {
  if (!grupo.pagado) return { ok: true, grupo };
  if (grupo.archivadoEn !== undefined) return rechazo('ARCHIVADO');
  if (grupo.rev !== revVista) return rechazo('ESTADO_CAMBIADO');
  const isDeOtroDia = grupo.pagadoEn !== undefined && grupo.pagadoEn < inicioHoy;
  const contado = isDeOtroDia ? withJornadaContada(grupo) : grupo;
  const { pagadoEn: _pagado, motivoCierre: _motivo, reaperturas = 0, ...resto } = contado;
  if (reaperturas >= REAPERTURAS_MAX) return rechazo('MUY_REABIERTA');
  const rev = grupo.rev + 1;
  return {
    ok: true,
    grupo: { ...resto, rev, pagado: false, revReapertura: rev, reaperturas: reaperturas + 1 },
  };
}
