import { act, render, screen } from '@testing-library/react';
import { ApiError, NetworkError } from '../../shared/api/cliente';
import { Avisos } from '../../shared/ui/Avisos/Avisos';
import { avisarFallo } from './avisar-fallo';

it('says what the server refused and what the line lost, but leaves the end of the session to the login', async () => {
  render(<Avisos />);

  act(() => {
    avisarFallo(new ApiError({ status: 401 }), 'Sesión expirada');
    avisarFallo(new ApiError({ status: 500 }), 'Error al guardar el producto');
    avisarFallo(new NetworkError('NETWORK_ERROR'), 'Error de conexión');
  });

  expect(await screen.findByText('Error al guardar el producto')).toBeVisible();
  expect(await screen.findByText('Error de conexión')).toBeVisible();
  expect(screen.queryByText('Sesión expirada')).toBeNull();
});
