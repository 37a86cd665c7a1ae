import { moveGrupo, moveLinea } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo, Movimiento } from '@carta/contracts';
import { REV_VISTA, toMesa, withEstadosOf } from './mesa';

/** A move asked for and not yet answered. */
export type EnCurso = { id: number; grupoMesa: string } & (
  | { tipo: 'linea'; pedidoId: string; lineaId: string; to: EstadoLinea }
  | { tipo: 'grupo'; to: EstadoGrupo; vistos: readonly string[] }
);

/**
 * A grupo as its screen shows it: what the server last said, with the moves under way played again
 * on top by the server's own rules. When one is answered or refused, only the truth remains.
 */
export function withEnCurso(grupo: Grupo, enCurso: readonly EnCurso[]): Grupo {
  return enCurso.filter(({ grupoMesa }) => grupoMesa === grupo.grupoMesa).reduce(applyEnCurso, grupo);
}

function applyEnCurso(grupo: Grupo, movimiento: EnCurso): Grupo {
  const ahora = new Date();
  const resultado: Movimiento =
    movimiento.tipo === 'linea'
      ? moveLinea(toMesa(grupo), movimiento.pedidoId, movimiento.lineaId, movimiento.to, ahora)
      : moveGrupo(toMesa(grupo, movimiento.vistos), movimiento.to, REV_VISTA, ahora);
  return resultado.ok ? withEstadosOf(grupo, resultado.grupo) : grupo;
}
