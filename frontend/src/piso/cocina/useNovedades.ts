import { useDeferredValue } from 'react';
import type { Novedades } from '../vivo/tickets/novedades';
import { useTablero } from '../vivo/tablero/useTablero';

/** What the cook has not noticed yet, drawn in the same frame as the tickets (useTickets). */
export function useNovedades<T>(read: (novedades: Novedades) => T): T {
  return useDeferredValue(useTablero(({ novedades }) => read(novedades)));
}
