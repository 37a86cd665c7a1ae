import type { Llamada, Grupo } from '@carta/contracts';
import { act } from '@testing-library/react';
import { replaceTablero } from '../../vivo/tablero/useTablero';

/** The boards know only these. */
export function show(grupos: readonly Grupo[], llamadas: readonly Llamada[] = []): void {
  act(() => replaceTablero({ grupos, llamadas }, { grupos: [], llamadas: [] }));
}
