import type { Aviso, Grupo } from '@carta/contracts';
import { act } from '@testing-library/react';
import { replaceTablero } from '../../vivo/useTablero';

/** What the boards know is this, and nothing else. */
export function show(grupos: readonly Grupo[], avisos: readonly Aviso[] = []): void {
  act(() => replaceTablero({ grupos, avisos }, { grupos: [], avisos: [] }));
}
