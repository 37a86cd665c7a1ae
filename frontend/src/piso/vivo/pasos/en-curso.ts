import type { Grupo } from '@carta/contracts';
import { withEstadosOf } from '../mesas/to-mesa';
import { actoDe } from './acto';
import type { Tocado } from './acto';

export type EnCurso = Tocado & { id: number | string };

/** The server's answer names the person. */
const NADIE = '';

/** Replays pending changes on the server's state by the domain's rules; an answer leaves only the truth. */
export function withEnCurso(grupo: Grupo, enCurso: readonly EnCurso[]): Grupo {
  return enCurso.filter(({ grupoMesa }) => grupoMesa === grupo.grupoMesa).reduce(applyEnCurso, grupo);
}

function applyEnCurso(grupo: Grupo, cambio: EnCurso): Grupo {
  const resultado = actoDe(cambio).play(grupo, cambio, { en: new Date(), por: NADIE });
  return resultado.ok ? withEstadosOf(grupo, resultado.grupo) : grupo;
}
