import type { ReactNode } from 'react';
import type { Llamada, Grupo } from '@carta/contracts';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { replaceTablero } from '../../vivo/tablero/useTablero';
import { QuienProvider } from '../quien';

export function renderSala(parte: ReactNode, direccion = '/sala') {
  return render(
    <MemoryRouter initialEntries={[direccion]}>
      <QuienProvider value="Ana">{parte}</QuienProvider>
    </MemoryRouter>,
  );
}

export function showSala(grupos: readonly Grupo[], llamadas: readonly Llamada[] = []): void {
  act(() => replaceTablero({ grupos, llamadas }, { grupos: [], llamadas: [] }));
}
