import { ApiError, NetworkError } from '../../shared/api/cliente';
import { falloDeAjustes } from './ajustes-api';

it.each([
  [new ApiError({ status: 401, message: 'Token caducado' }), 'Usuario no autenticado'],
  [new ApiError({ status: 403, message: 'No' }), 'No tienes permisos para realizar esta acción.'],
  [new NetworkError('NETWORK_ERROR'), 'Error de conexión. Verifica tu conexión a internet.'],
  [new NetworkError('TIMEOUT_ERROR'), 'La petición ha tardado demasiado. Inténtalo de nuevo.'],
  [new ApiError({ status: 422 }), 'Los datos enviados no son válidos.'],
  [new ApiError({ status: 409, message: 'Hay una mesa abierta' }), 'Hay una mesa abierta'],
  [new TypeError('roto'), 'Ha ocurrido un error inesperado.'],
])('%s → %s', (error, mensaje) => {
  expect(falloDeAjustes(error)).toBe(mensaje);
});
