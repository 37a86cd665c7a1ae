import { email, normalizeEmail, passwordDeAcceso } from './acceso';

describe('the email of the login', () => {
  it.each(['ana@bar.es', ' Ana@Bar.ES ', 'a@b', `${'a'.repeat(247)}@bar.es`])('%p is good', (valor) => {
    expect(email(valor)).toBeNull();
  });

  it.each(['', '   ', undefined, null, 42, ['a@b']])('%p is missing', (valor) => {
    expect(email(valor)).toBe('El email es obligatorio');
  });

  it.each(['ana', 'ana.bar.es', `${'a'.repeat(248)}@bar.es`])('%p is not one', (valor) => {
    expect(email(valor)).toBe('El email no es válido');
  });

  it('is compared trimmed and in lower case', () => {
    expect(normalizeEmail('  Demo@CartaDigital.ES ')).toBe('demo@cartadigital.es');
  });
});

describe('the password of the login', () => {
  it.each(['x', ' ', '123456', 'a'.repeat(128)])('%p may be tried', (valor) => {
    expect(passwordDeAcceso(valor)).toBeNull();
  });

  it.each(['', undefined, null, 123456])('%p is missing', (valor) => {
    expect(passwordDeAcceso(valor)).toBe('La contraseña es obligatoria');
  });

  it('of 129 characters is refused', () => {
    expect(passwordDeAcceso('a'.repeat(129))).toBe('La contraseña es demasiado larga');
  });
});
