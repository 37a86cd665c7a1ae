import { ApiError, NetworkError } from '../shared/api/cliente';
import { falloDeLogin } from './falloDeLogin';

describe('what a failed login says', () => {
  it.each([
    [new ApiError({ status: 401 }), 'Email o contraseña incorrectos'],
    [new ApiError({ status: 401, message: 'Cuenta bloqueada' }), 'Cuenta bloqueada'],
    [new ApiError({ status: 200 }), 'Credenciales incorrectas'],
    [new ApiError({ status: 500 }), 'Error al iniciar sesión'],
    [new ApiError({ status: 403 }), 'Error al iniciar sesión'],
    [new TypeError('roto'), 'Error inesperado'],
    [new NetworkError('NETWORK_ERROR'), 'Error de conexión. Verifica tu conexión a internet.'],
  ])('%s → %s', (error, mensaje) => {
    expect(falloDeLogin(error)).toEqual({ mensaje, verificar: false });
  });

  it('knows the account whose email is not verified', () => {
    const message = 'Debes verificar tu email antes de poder iniciar sesión';

    expect(falloDeLogin(new ApiError({ status: 403, message }))).toEqual({
      mensaje: message,
      verificar: true,
    });
  });
});
