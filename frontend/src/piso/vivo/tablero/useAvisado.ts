import { avisadoDe } from '@carta/contracts';
import type { Avisado } from '@carta/contracts';
import { useMemo } from 'react';
import { avisosOf } from '../mesas/avisado';
import type { Avisos } from '../mesas/avisado';
import type { Grupos } from '../mesas/grupos';
import { useTablero } from './useTablero';

const NADA: Avisado = { evita: [], notas: [] };
const conocidos = new WeakMap<Grupos, Avisos>();

/**
 * Returns what a mesa, or the mesa of a ticket, has told of allergies, its party's included.
 * @param salvo tickets that are read beside it (`avisadoDe`).
 */
export function useAvisado(de: number | string, salvo: readonly string[] = []): Avisado {
  // a text, so that only a change redraws
  const texto = useTablero(({ grupos }) => {
    const avisos = knownOf(grupos).get(de);
    return avisos === undefined ? '' : JSON.stringify(avisadoDe(avisos, salvo));
  });
  return useMemo(() => (texto === '' ? NADA : (JSON.parse(texto) as Avisado)), [texto]);
}

/** A wall of sixty asks this for each line at each change. */
function knownOf(grupos: Grupos): Avisos {
  const sabidos = conocidos.get(grupos) ?? avisosOf(grupos.values());
  conocidos.set(grupos, sabidos);
  return sabidos;
}
