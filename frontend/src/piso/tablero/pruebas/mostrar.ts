import type { Llamada, Grupo } from '@carta/contracts';
import { act } from '@testing-library/react';
import { replaceTablero } from '../../vivo/useTablero';

/** What the boards know is this, and nothing else. */
export function show(grupos: readonly Grupo[], llamadas: readonly Llamada[] = []): void {
  act(() => replaceTablero({ grupos, llamadas }, { grupos: [], llamadas: [] }));
}
