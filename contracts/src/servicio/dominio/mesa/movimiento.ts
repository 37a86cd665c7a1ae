import type { GrupoMesa } from './grupo';

/**
 * `ESTADO_CAMBIADO`: the mesa changed since the screen looked. `COBRADO`: it was charged. `SE_PASA`: more
 * than is owed. `CLAVE_USADA`: its key made another charge. `TARDE`: too late to undo. `SABIDA`: somebody
 * else has acted on it. `EN_ESPERA`: it has not marched. `SIN_MARCHAR`: something of the mesa has not. `ES_MENU`:
 * its dishes move, never the menu. `MENU_SERVIDO`: a dish of it was served. `PAGADA`: it is reopened first.
 * `SIN_IMPORTE`: nothing can be taken off. `REBAJA_MAYOR`: more than it costs. `REBAJA_POSTERIOR`: what was taken
 * off later is undone first. `CLAVE_DE_REBAJA`: its key made another adjustment.
 * `SIN_PESAR`: what it costs is not known yet.
 */
export type MotivoRechazo =
  | 'NO_EXISTE'
  | 'ESTADO_CAMBIADO'
  | 'EN_ESPERA'
  | 'SIN_MARCHAR'
  | 'SIN_PESAR'
  | 'NO_SE_PESA'
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
  | 'CLAVE_DE_REBAJA'
  | 'PAGADA'
  | 'MUY_REBAJADA'
  | 'SIN_IMPORTE'
  | 'REBAJA_MAYOR'
  | 'REBAJA_POSTERIOR'
  | 'ES_MENU'
  | 'MENU_SERVIDO'
  | 'TARDE'
  | 'SABIDA';

export type Movimiento = { ok: true; grupo: GrupoMesa } | { ok: false; motivo: MotivoRechazo };

export const rechazo = (motivo: MotivoRechazo): Movimiento => ({ ok: false, motivo });
