import { reglasCuenta } from '@carta/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, useServidor } from '../../shared/api/pruebas/servidor';
import { FormularioPassword } from './FormularioPassword';

const servidor = useServidor();
const onCambiada = jest.fn();

beforeEach(() => {
  onCambiada.mockReset();
});

async function choose(password: string, confirmacion = password) {
  const regla = reglasCuenta.passwordRestablecida;
  render(<FormularioPassword email="ana@ejemplo.es" code="123456" regla={regla} onCambiada={onCambiada} />);
  expect(screen.getByLabelText('Nueva contraseña')).toHaveFocus();
  if (password !== '') await userEvent.type(screen.getByLabelText('Nueva contraseña'), password);
  if (confirmacion !== '') await userEvent.type(screen.getByLabelText('Confirmar contraseña'), confirmacion);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

it.each([
  ['', '', 'La contraseña es obligatoria'],
  ['12345', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['123456', '12345', 'Las contraseñas no coinciden'],
])('with %p and %p says «%s», and asks nothing of the server', async (password, confirmacion, mensaje) => {
  await choose(password, confirmacion);

  expect(await screen.findByText(mensaje)).toBeInTheDocument();
  expect(servidor.peticiones).toEqual([]);
});

it.each([
  [500, {}, 'Error al cambiar la contraseña'],
  [422, { message: 'El código ha caducado' }, 'El código ha caducado'],
  [422, { errors: [{ field: 'newPassword', message: 'Es demasiado común' }] }, 'Es demasiado común'],
])('says why the server refuses it: %i %j', async (status, cuerpo, mensaje) => {
  servidor.manejar = (_req, res) => answer(res, status, { success: false, ...cuerpo });

  await choose('nueva-clave');

  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(onCambiada).not.toHaveBeenCalled();
});

it('is sent once although the line breaks: the code may already have been used', async () => {
  servidor.manejar = (req) => req.socket.destroy();

  await choose('nueva-clave');

  expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión.');
  expect(servidor.peticiones).toHaveLength(1);
});
