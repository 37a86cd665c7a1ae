import { act, fireEvent, render, screen } from '@testing-library/react';
import { Perfil } from './Perfil';

const onVolver = jest.fn();
const onLogout = jest.fn();

beforeEach(() => {
  onVolver.mockReset();
  onLogout.mockReset();
  render(<Perfil onVolver={onVolver} onLogout={onLogout} />);
});

const press = (nombre: string) => fireEvent.click(screen.getByRole('button', { name: nombre }));
const write = (texto: string) =>
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: texto } });

it('says that what it shows is an example', () => {
  expect(screen.getByText(/Datos de ejemplo/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveAttribute('readonly');
});

it('is edited when asked to, and goes back to what it was with Cancelar', () => {
  press('Editar');
  write('Otra casa');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Otra casa');

  press('Cancelar');

  expect(screen.getByLabelText('Nombre')).toHaveValue('Casa Lola');
  expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
});

it('saves nothing, and says so', () => {
  press('Editar');
  write('Otra casa');

  press('Guardar');

  expect(screen.getByLabelText('Nombre')).toHaveValue('Casa Lola');
  expect(screen.getByText('Es un ejemplo: no se ha guardado nada.')).toBeInTheDocument();
});

it('acts out a change of type for 500 ms', () => {
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('radio', { name: 'Premium' }));
  expect(screen.getByText('Cambiando…')).toBeInTheDocument();

  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByText('Cambiando…')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));

  expect(screen.getByText('Usuario de tipo Premium')).toBeInTheDocument();
  jest.useRealTimers();
});

it('leads back, and out', () => {
  press('Volver');
  press('Cerrar sesión');

  expect([onVolver.mock.calls.length, onLogout.mock.calls.length]).toEqual([1, 1]);
});
