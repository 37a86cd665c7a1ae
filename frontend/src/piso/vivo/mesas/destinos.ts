import { JUNTAS_MAX } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { MesaCasa } from './casa';
import type { Partida } from './partidas-abiertas';
import { withMesa } from './partidas-abiertas';

export type Destino =
  | { tipo: 'mover'; a: number }
  | { tipo: 'juntar'; lider: Grupo; mesas: readonly number[]; con: readonly number[] };

/** Only mesas that can be chosen have one. */
export function destinoOf(
  grupo: Grupo,
  partidaPropia: Partida,
  { numero, grupo: ocupante, partida }: MesaCasa,
): Destino {
  if (partida.lider !== null && partida.lider !== partidaPropia.lider) {
    const { lider, mesas } = partida;
    return { tipo: 'juntar', lider, mesas: withMesa(partida, [grupo.mesa.numero]), con: mesas };
  }
  if (ocupante === undefined) return { tipo: 'mover', a: numero };
  return { tipo: 'juntar', lider: grupo, mesas: withMesa(partidaPropia, [numero]), con: [numero] };
}

/** Returns null when the mesa can be chosen. */
export function impedimentoMover(grupo: Grupo, partidaPropia: Partida, mesa: MesaCasa): string | null {
  if (mesa.numero === grupo.mesa.numero) return 'Esta';
  const { lider, mesas } = mesa.partida;
  if (lider !== null && lider === partidaPropia.lider) return mesa.grupo ? 'Junta' : null;
  if (lider === null) return mesa.grupo && partidaPropia.mesas.length >= JUNTAS_MAX ? 'No cabe' : null;
  return partidaPropia.lider !== null || mesas.length >= JUNTAS_MAX ? conOf(mesa, lider) : null;
}

/** Returns null when the mesa can be chosen. */
export function impedimentoJuntar(partidaPropia: Partida, mesa: MesaCasa): string | null {
  const { lider } = mesa.partida;
  return lider === null || lider === partidaPropia.lider ? null : conOf(mesa, lider);
}

function conOf({ numero, partida }: MesaCasa, lider: Grupo): string {
  const companera = partida.mesas.find((mesa) => mesa !== numero) ?? numero;
  return `Con la ${lider.mesa.numero === numero ? companera : lider.mesa.numero}`;
}
