import { reglasCuenta } from '@carta/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
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

it('is sent once although the line breaks: the code may already have been used', async () => {
  servidor.manejar = (req) => req.socket.destroy();

  await choose('nueva-clave');

  expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión.');
  expect(servidor.peticiones).toHaveLength(1);
});
