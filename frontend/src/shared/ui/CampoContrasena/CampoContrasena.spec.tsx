import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampoContrasena } from './CampoContrasena';

it('shows the password and hides it again, keeping what was typed', async () => {
  render(<CampoContrasena etiqueta="Contraseña" />);
  const entrada = screen.getByLabelText('Contraseña');
  await userEvent.type(entrada, 'secreto');
  expect(entrada).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(entrada).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(entrada).toHaveAttribute('type', 'password');
  expect(entrada).toHaveValue('secreto');
});
