import { useMemo, useState } from 'react';
import { horaFija } from '../../vivo/tablero/instante';

interface Sincronizado<E> {
  actual: E;
  /** Whoever changes nothing keeps it so: what was derived is a moment of then. */
  isGuardado: boolean;
  change: (to: (actual: E, ahora: number) => E, ahora?: number) => void;
}

/**
 * A state that follows `datos`: derived while drawing, so that no hole is ever painted, and kept with the next
 * change. React may forget what is set while drawing where an update of another priority waits.
 */
export function useSincronizado<E, D>(
  inicial: E,
  datos: D,
  sync: (guardado: E, datos: D, ahora: number) => E,
): Sincronizado<E> {
  const [guardado, setGuardado] = useState(inicial);
  const actual = useMemo(() => sync(guardado, datos, horaFija()), [guardado, datos, sync]);
  return {
    actual,
    isGuardado: actual === guardado,
    change: (to, ahora = horaFija()) =>
      setGuardado((antes) => to(antes === guardado ? actual : sync(antes, datos, ahora), ahora)),
  };
}
