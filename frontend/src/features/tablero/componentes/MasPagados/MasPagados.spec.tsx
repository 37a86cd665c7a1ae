import type { Grupo } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGrupo } from '../../pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from '../../useTablero';
import { MasPagados } from './MasPagados';

const pagados = (cuantos: number): Grupo[] =>
  Array.from({ length: cuantos }, () => ({ ...buildGrupo(), estadoGrupo: 'pagado' as const }));

const show = (cuantos: number) => act(() => replaceTablero(pagados(cuantos), []));

beforeEach(() => act(resetTablero));

it('offers older ones only when there may be some', () => {
  render(<MasPagados />);
  show(99);
  expect(screen.queryByRole('button')).toBeNull();
  show(100);
  expect(screen.getByRole('button', { name: 'Ver más' })).toBeVisible();
});

it('asks for a hundred more, and goes away until they have come', async () => {
  render(<MasPagados />);
  show(100);

  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));

  expect(useTablero.getState().pagadosPedidos).toBe(200);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says where it ends', () => {
  render(<MasPagados />);
  show(500);
  expect(screen.getByText('Se muestran los 500 pagos más recientes.')).toBeVisible();
});
