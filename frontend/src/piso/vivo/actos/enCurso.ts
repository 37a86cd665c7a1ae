import {
  acknowledgeLinea,
  acknowledgeMudanza,
  cancelLinea,
  findLinea,
  holdPase,
  marchPase,
  moveGrupo,
  moveLinea,
  moveTicket,
  setUrgente,
  unidadesVivas,
} from '@carta/contracts';
import type {
  EstadoDestino,
  EstadoGrupo,
  EstadoLinea,
  Enterado,
  Grupo,
  GrupoMesa,
  Movimiento,
} from '@carta/contracts';
import type { Marcha } from '../tickets/pases';
import { REV_VISTA, toMesa, withEstadosOf } from '../mesas/to-mesa';

/** A move that waits has `de`, where the screen saw it. */
export type EnCurso = { id: number | string; grupoMesa: string } & (
  | { tipo: 'linea'; ticketId: string; lineaId: string; de?: EstadoLinea; to: EstadoLinea }
  | { tipo: 'pedido'; ticketId: string; de?: EstadoLinea; to: EstadoLinea; lineas?: readonly string[] }
  | { tipo: 'grupo'; de?: EstadoGrupo; to: EstadoDestino; vistos: readonly string[] }
  | { tipo: 'llevar'; ticketId: string }
  | { tipo: 'urgente'; ticketId: string; urgente: boolean }
  | { tipo: 'cancelar'; ticketId: string; lineaId: string; motivo: string; quedan: number }
  | { tipo: 'enterado'; ticketId: string; lineaId: string; quedan: number }
  | { tipo: 'enterado_mudanza'; ticketId: string; mesa: number }
  | { tipo: Marcha; pase: string }
);

/** The server's answer names the person. */
const NADIE = '';

/** Replays pending changes on the server's state by the domain's rules; an answer leaves only the truth. */
export function withEnCurso(grupo: Grupo, enCurso: readonly EnCurso[]): Grupo {
  return enCurso.filter(({ grupoMesa }) => grupoMesa === grupo.grupoMesa).reduce(applyEnCurso, grupo);
}

function applyEnCurso(grupo: Grupo, cambio: EnCurso): Grupo {
  const resultado = playEnCurso(grupo, cambio, new Date());
  return resultado.ok ? withEstadosOf(grupo, resultado.grupo) : grupo;
}

function playEnCurso(grupo: Grupo, cambio: EnCurso, en: Date): Movimiento {
  const quien = { en, por: NADIE };
  switch (cambio.tipo) {
    case 'linea':
      return moveLinea(toMesa(grupo), cambio.ticketId, cambio.lineaId, cambio.to, en, deVista(cambio));
    case 'pedido':
      return moveTicket(toMesa(grupo), cambio.ticketId, cambio.to, en, deVista(cambio));
    case 'grupo':
      return moveGrupo(toMesa(grupo, cambio.vistos), cambio.to, en, { rev: REV_VISTA, ...deVista(cambio) });
    case 'llevar':
      return { ok: true, grupo: toMesa(grupo) };
    case 'urgente':
      return setUrgente(toMesa(grupo), cambio.ticketId, cambio.urgente, {
        ...quien,
        en: latestOf(en, new Date(grupo.actualizadoEn)),
      });
    case 'cancelar':
      return playCancelar(toMesa(grupo), cambio, quien);
    case 'enterado':
      return acknowledgeLinea(toMesa(grupo), cambio.ticketId, cambio.lineaId, quien, cambio.quedan);
    case 'enterado_mudanza':
      return acknowledgeMudanza(toMesa(grupo), cambio.ticketId, cambio.mesa);
    case 'marchar':
      return marchPase(toMesa(grupo), cambio.pase, quien);
    case 'esperar':
      return holdPase(toMesa(grupo), cambio.pase, quien);
  }
}

/** This device's clock may be behind the one by which a pase marched. */
function latestOf(...instantes: readonly Date[]): Date {
  return new Date(Math.max(...instantes.map((instante) => instante.getTime())));
}

function deVista<E>({ de, lineas }: DeVista<E>): DeVista<E> {
  return { ...(de === undefined ? {} : { de }), ...(lineas && { lineas }) };
}

interface DeVista<E> {
  de?: E;
  lineas?: readonly string[];
}

/** Leaves `quedan` units, so nothing more is cancelled once the server has done it. */
function playCancelar(
  mesa: GrupoMesa,
  { id, ticketId, lineaId, motivo, quedan }: EnCurso & { tipo: 'cancelar' },
  quien: Enterado,
): Movimiento {
  const linea = findLinea(mesa, ticketId, lineaId);
  const unidades = linea ? unidadesVivas(linea) - quedan : 0;
  if (unidades <= 0) return { ok: true, grupo: mesa };
  return cancelLinea(mesa, ticketId, lineaId, {
    motivo,
    ...quien,
    retirada: { unidades, clave: String(id) },
  });
}
