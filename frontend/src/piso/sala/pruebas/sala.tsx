import type { ReactNode } from 'react';
import type { Aviso, Grupo } from '@carta/contracts';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { replaceTablero } from '../../vivo/useTablero';
import { EnlacesProvider } from '../enlaces';
import type { EnlacesSala } from '../enlaces';
import { QuienProvider } from '../quien';

const ENLACES: EnlacesSala = {
  radar: '/sala',
  mesas: '/sala?vista=mesas',
  mesa: (numero) => `/sala/mesa/${numero}`,
  pedir: (numero) => `/sala/mesa/${numero}/pedir`,
  tableros: null,
};

/** Draws a part of the floor on Ana's phone. */
export function renderSala(parte: ReactNode, direccion = '/sala') {
  return render(
    <MemoryRouter initialEntries={[direccion]}>
      <EnlacesProvider value={ENLACES}>
        <QuienProvider value="Ana">{parte}</QuienProvider>
      </EnlacesProvider>
    </MemoryRouter>,
  );
}

/** What the server says of the floor. */
export function showSala(grupos: readonly Grupo[], avisos: readonly Aviso[] = []): void {
  act(() => replaceTablero({ grupos, avisos }, { grupos: [], avisos: [] }));
}
