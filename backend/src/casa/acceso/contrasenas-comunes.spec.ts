import { isComun } from './contrasenas-comunes';

describe('A common password', () => {
  it.each(['123456', 'password', 'PassWord', 'qwerty', 'football', 'trustno1', '000000'])(
    '%p is one',
    (password) => expect(isComun(password)).toBe(true),
  );

  it.each(['12345', 'contraseña de prueba', 'demo1234', '', ' 123456', 'constructor'])(
    '%p is none',
    (password) => expect(isComun(password)).toBe(false),
  );
});
