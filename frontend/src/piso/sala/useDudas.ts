import { useMemo, useSyncExternalStore } from 'react';
import type { Grupo } from '@carta/contracts';
import { almacenLocal, parseJson } from '../../shared/lib/almacen';
import { joinMesas } from '../vivo/actos/juntar';
import { dudasOf } from '../vivo/mesas/dudas';
import type { Duda } from '../vivo/mesas/dudas';
import { partidaOf, withMesa } from '../vivo/mesas/partidas-abiertas';
import { useReloj } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';

/** This device has answered these tickets with no; a question lives for a quarter of an hour. */
const NOMBRE = 'sala.dudas';
const RECORDADAS = 50;
const oyentes = new Set<() => void>();

/** Returns orders that may be of a party that has changed mesa, unless this device has denied it. */
export function useDudas(grupos: readonly Grupo[]): Duda[] {
  const descartadas = useSyncExternalStore(subscribe, () => almacenLocal.read(NOMBRE));
  const vivas = useReloj((ahora) =>
    dudasOf(grupos, ahora)
      .map(({ ticket }) => ticket._id)
      .join(' '),
  );
  return useMemo(() => {
    if (vivas === '') return [];
    const noes = parseNoes(descartadas);
    const ids = vivas.split(' ').filter((id) => !noes.includes(id));
    return dudasOf(grupos, -Infinity).filter(({ ticket }) => ids.includes(ticket._id));
  }, [grupos, vivas, descartadas]);
}

export function dropDuda(ticketId: string): void {
  const noes = [...parseNoes(almacenLocal.read(NOMBRE)), ticketId].slice(-RECORDADAS);
  almacenLocal.write(NOMBRE, JSON.stringify(noes));
  oyentes.forEach((oyente) => oyente());
}

function parseNoes(texto: string | null): readonly unknown[] {
  const noes = parseJson(texto);
  return Array.isArray(noes) ? noes : [];
}

function subscribe(oyente: () => void): () => void {
  oyentes.add(oyente);
  const stop = almacenLocal.onCambioAjeno(NOMBRE, oyente);
  return () => {
    oyentes.delete(oyente);
    stop();
  };
}

/** Both mesas are one party from now on. Resolves to whether it was done. */
export function joinDuda({ grupo, ida }: Pick<Duda, 'grupo' | 'ida'>): Promise<boolean> {
  const partida = partidaOf(useTablero.getState().grupos.values(), ida.mesa.numero);
  return joinMesas(partida.lider ?? ida, withMesa(partida, [grupo.mesa.numero]));
}
