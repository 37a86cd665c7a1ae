import { fireEvent, screen } from '@testing-library/react';

/** Signs in by the form, as soon as it is there; typed at once, because how is not what is tested. */
export async function fillLogin(email = 'ana@ejemplo.es', password = 'secreta'): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}
