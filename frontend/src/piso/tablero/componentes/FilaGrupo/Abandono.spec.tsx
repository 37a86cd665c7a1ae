import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGrupo } from '../../../vivo/pruebas/fabrica';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { resetTablero } from '../../../vivo/tablero/useTablero';

beforeEach(() => act(resetTablero));

function showTouched(horas: number) {
  const actualizadoEn = new Date(Date.now() - horas * 3_600_000).toISOString();
  render(<TableroActivos />);
  show([buildGrupo({ mesa: 4, actualizadoEn })]);
  return within(screen.getByRole('article', { name: 'Mesa 4' }));
}

it('says that a mesa nobody has touched for six hours is abandoned', () => {
  expect(showTouched(7).getByText('Abandonada')).toBeInTheDocument();
});

it('says nothing of a mesa touched five hours ago', () => {
  expect(showTouched(5).queryByText('Abandonada')).toBeNull();
});

it('asks why before closing it', async () => {
  const mesa = showTouched(7);
  await userEvent.click(mesa.getByRole('button', { name: 'Cerrar mesa' }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Cerrar mesa 4' }));

  await userEvent.click(hoja.getByRole('button', { name: 'Cerrar mesa' }));

  expect(await hoja.findByRole('alert')).toHaveTextContent('El motivo es obligatorio');
  expect(hoja.getByLabelText('Motivo')).toBeInvalid();
});
