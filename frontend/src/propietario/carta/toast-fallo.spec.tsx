import { act, render, screen } from '@testing-library/react';
import { ApiError, NetworkError } from '../../shared/api/cliente';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { toastFallo } from './toast-fallo';

it('says what the server refused and what the line lost, but leaves the end of the session to the login', async () => {
  render(<Toasts />);

  act(() => {
    toastFallo(new ApiError({ status: 401 }), 'Sesión expirada');
    toastFallo(new ApiError({ status: 500 }), 'Error al guardar el producto');
    toastFallo(new NetworkError('NETWORK_ERROR'), 'Error de conexión');
  });

  expect(await screen.findByText('Error al guardar el producto')).toBeVisible();
  expect(await screen.findByText('Error de conexión')).toBeVisible();
  expect(screen.queryByText('Sesión expirada')).toBeNull();
});
