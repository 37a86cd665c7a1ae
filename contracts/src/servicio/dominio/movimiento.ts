import type { GrupoMesa } from './grupo';

/**
 * Why a move is refused; `ESTADO_CAMBIADO` means the world moved since the screen looked, `LO_LLEVA`
 * that somebody else is already on it; `COBRADO` that it has been charged, `SE_PASA` that a charge is more
 * than what is left, `CLAVE_USADA` that its key made another; `VACIA` that everything was cancelled; `TARDE` that the moment in
 * which it could be taken back is over, `SABIDA` that somebody else has acted on it.
 */
export type MotivoRechazo =
  | 'NO_EXISTE'
  | 'ESTADO_CAMBIADO'
  | 'SIN_ENTREGAR'
  | 'VACIA'
  | 'ARCHIVADO'
  | 'MUY_REABIERTA'
  | 'EN_USO'
  | 'LO_LLEVA'
  | 'MUY_MOVIDA'
  | 'MUY_COBRADA'
  | 'MUY_CANCELADA'
  | 'COBRADO'
  | 'SE_PASA'
  | 'CLAVE_USADA'
  | 'TARDE'
  | 'SABIDA';

export type Movimiento = { ok: true; grupo: GrupoMesa } | { ok: false; motivo: MotivoRechazo };

export const rechazo = (motivo: MotivoRechazo): Movimiento => ({ ok: false, motivo });
