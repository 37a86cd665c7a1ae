import { ApiError, NetworkError } from '../../shared/api/cliente';
import { mensajeDeCategoria, mensajeDeEliminar } from './textos';

describe('why a categoría was not kept', () => {
  it.each([
    [
      'a permission that is missing',
      new ApiError({ status: 403 }),
      'No tienes permisos para realizar esta acción.',
    ],
    [
      'a broken connection',
      new NetworkError('NETWORK_ERROR'),
      'Error de conexión. Verifica tu conexión a internet.',
    ],
    ['the server’s own words', new ApiError({ status: 403, message: 'Hoy no.' }), 'Hoy no.'],
    ['anything else', new ApiError({ status: 500 }), 'Error al crear la categoría'],
  ])('%s', (_, error, mensaje) => {
    expect(mensajeDeCategoria(error, 'Error al crear la categoría')).toBe(mensaje);
  });
});

describe('why a categoría is still there', () => {
  it.each([
    [403, 'No tienes permisos para realizar esta acción.'],
    [429, 'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.'],
    [500, 'Error al eliminar la categoría. Intenta nuevamente.'],
  ])('%i', (status, mensaje) => {
    expect(mensajeDeEliminar(new ApiError({ status }))).toBe(mensaje);
  });
});
