import type { Grupo } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGrupo } from '../../../vivo/pruebas/fabrica';
import { resetTablero, useTablero } from '../../../vivo/tablero/useTablero';
import { show } from '../../pruebas/mostrar';
import { MasPagados } from './MasPagados';

const pagados = (cuantos: number): Grupo[] =>
  Array.from({ length: cuantos }, () => ({ ...buildGrupo(), estadoGrupo: 'pagado' as const }));

const showPagados = (cuantos: number) => show(pagados(cuantos));

beforeEach(() => act(resetTablero));

it('offers older ones only when there may be some', () => {
  render(<MasPagados />);
  showPagados(99);
  expect(screen.queryByRole('button')).toBeNull();
  showPagados(100);
  expect(screen.getByRole('button', { name: 'Ver más' })).toBeVisible();
});

it('asks for a hundred more, and goes away until they have come', async () => {
  render(<MasPagados />);
  showPagados(100);

  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));

  expect(useTablero.getState().pagadosTickets).toBe(200);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says where it ends', () => {
  render(<MasPagados />);
  showPagados(500);
  expect(screen.getByText('Se muestran los 500 pagos más recientes.')).toBeVisible();
});
