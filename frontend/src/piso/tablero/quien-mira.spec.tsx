import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { consultas } from '../../shared/lib/consultas';
import { buildGrupo } from '../vivo/pruebas/fabrica';
import { resetTablero, useTablero } from '../vivo/useTablero';
import { MarcoTablero } from './componentes/MarcoTablero/MarcoTablero';
import { show } from './pruebas/mostrar';
import { TableroActivos } from './TableroActivos';
import { TableroEntregados } from './TableroEntregados';
import { TableroPagados } from './TableroPagados';

const CASA = { _id: 'r1', nombre: 'La Tasca', numeroMesas: 12, tipoUsuario: 'premium' } as Restaurante;
const AVISO = /La cocina no está conectada/;
/** A station without screens is reported sooner than this (ms). */
const UN_RATO = 3_000;
const nada = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // its server never answers, so the boards know only what the test shows them
  Object.assign(globalThis, { fetch: () => new Promise(nada) });
});
afterEach(() => {
  act(resetTablero);
  jest.useRealTimers();
});

/** The board is the only screen of a restaurant whose kitchen has something to make. */
async function open(tablero: ReactNode) {
  render(
    <QueryClientProvider client={consultas}>
      <MemoryRouter>
        <MarcoTablero restaurante={CASA} titulo="Pedidos" onShowNuevos={nada}>
          {tablero}
        </MarcoTablero>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  show([buildGrupo()]);
  act(() => useTablero.setState({ estaciones: { cocina: 0, barra: 0 } }));
  await act(() => jest.advanceTimersByTimeAsync(UN_RATO));
}

it.each([
  ['delivered', <TableroEntregados key="e" />],
  ['paid', <TableroPagados key="p" puedeBorrar={false} />],
])('who looks at the %s mesas alone reads that the kitchen is not connected', async (_, tablero) => {
  await open(tablero);

  expect(useTablero.getState().pantalla).toBe('caja');
  expect(screen.getByText(AVISO)).toBeVisible();
});

it('who looks at the active orders sees the kitchen’s work', async () => {
  await open(<TableroActivos />);

  expect(useTablero.getState().pantalla).toBe('tablero');
  expect(screen.queryByText(AVISO)).toBeNull();
});
