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
  propia: Partida,
  { numero, grupo: suyo, partida }: MesaCasa,
): Destino {
  if (partida.lider !== null && partida.lider !== propia.lider) {
    const { lider, mesas } = partida;
    return { tipo: 'juntar', lider, mesas: withMesa(partida, [grupo.mesa.numero]), con: mesas };
  }
  if (suyo === undefined) return { tipo: 'mover', a: numero };
  return { tipo: 'juntar', lider: grupo, mesas: withMesa(propia, [numero]), con: [numero] };
}

/** Returns null when the mesa can be chosen. */
export function impedimentoMover(grupo: Grupo, propia: Partida, mesa: MesaCasa): string | null {
  if (mesa.numero === grupo.mesa.numero) return 'Esta';
  const { lider, mesas } = mesa.partida;
  if (lider !== null && lider === propia.lider) return mesa.grupo ? 'Junta' : null;
  if (lider === null) return mesa.grupo && propia.mesas.length >= JUNTAS_MAX ? 'No cabe' : null;
  return propia.lider !== null || mesas.length >= JUNTAS_MAX ? conOf(mesa, lider) : null;
}

/** Returns null when the mesa can be chosen. */
export function impedimentoJuntar(propia: Partida, mesa: MesaCasa): string | null {
  const { lider } = mesa.partida;
  return lider === null || lider === propia.lider ? null : conOf(mesa, lider);
}

function conOf({ numero, partida }: MesaCasa, lider: Grupo): string {
  const otra = partida.mesas.find((mesa) => mesa !== numero) ?? numero;
  return `Con la ${lider.mesa.numero === numero ? otra : lider.mesa.numero}`;
}
