import fc from 'fast-check';
import {
  codigo,
  codigoDeRecuperacion,
  emailNuevo,
  matchPassword,
  nombreRestaurante,
  onlyDigitos,
  passwordDeRegistro,
  passwordNueva,
  passwordRestablecida,
} from './cuenta';

describe('registering', () => {
  it.each(['', '   ', undefined, 7])('%p is no name', (valor) => {
    expect(nombreRestaurante(valor)).toBe('El nombre del restaurante es obligatorio');
  });

  it('takes names of up to 120 characters', () => {
    expect(nombreRestaurante('a'.repeat(120))).toBeNull();
    expect(nombreRestaurante('a'.repeat(121))).toBe('El nombre puede tener como máximo 120 caracteres');
  });

  it.each(['ana@bar.es', ' Ana.Ruiz+carta@Bar-Sol.ES ', 'a@b', 'peña@tapería.es'])(
    '%p gets mail',
    (valor) => {
      expect(emailNuevo(valor)).toBeNull();
    },
  );

  it.each([
    'ana',
    'ana@',
    '@bar.es',
    'a@b@c',
    'a b@c.es',
    'a@b.es\r\nBcc: x@y.es',
    '<a@b.es>',
    'a@b.es,c@d.es',
  ])('%p gets none', (valor) => expect(emailNuevo(valor)).toBe('El email no es válido'));

  it('says that the email is missing', () => expect(emailNuevo(' ')).toBe('El email es obligatorio'));
});

describe('a new password', () => {
  it.each([passwordDeRegistro, passwordRestablecida, passwordNueva])('has 6 to 128 characters', (regla) => {
    expect(regla('12345')).toBe('La contraseña debe tener al menos 6 caracteres');
    expect(regla('123456')).toBeNull();
    expect(regla('      ')).toBeNull();
    expect(regla('a'.repeat(128))).toBeNull();
    expect(regla('a'.repeat(129))).toBe('La contraseña es demasiado larga');
  });

  it('is asked for in the words of each form', () => {
    expect(passwordDeRegistro('')).toBe('La contraseña debe tener al menos 6 caracteres');
    expect(passwordRestablecida('')).toBe('La contraseña es obligatoria');
    expect(passwordNueva('')).toBe('La nueva contraseña es obligatoria');
  });

  it('is typed twice the same', () => {
    expect(matchPassword('secreta1')('secreta1')).toBeNull();
    expect(matchPassword('secreta1')('secreta2')).toBe('Las contraseñas no coinciden');
  });
});

describe('an emailed code', () => {
  it.each(['12345', '1234567', '12345a', '１２３４５６', 123456.5, ' 123456'])(
    '%p has not six digits',
    (valor) => {
      expect(codigo(valor)).not.toBeNull();
    },
  );

  it('is asked for in the words of each screen', () => {
    expect(codigo('')).toBe('Por favor, ingresa el código de verificación');
    expect(codigoDeRecuperacion('')).toBe('El código es obligatorio');
    expect(codigo('12345')).toBe('El código debe tener 6 dígitos');
    expect(codigoDeRecuperacion('12345')).toBe('El código debe tener 6 dígitos');
    expect(codigo('012345')).toBeNull();
  });

  it('keeps only digits, at most six, of whatever is pasted', () => {
    expect(onlyDigitos('Tu código es 012 345 (10 min)')).toBe('012345');
    fc.assert(fc.property(fc.string(), (texto) => /^[0-9]{0,6}$/.test(onlyDigitos(texto))));
  });
});
