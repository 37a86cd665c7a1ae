import { Cifrado } from './cifrado';

describe('What is kept closed', () => {
  const cifrado = new Cifrado('un secreto', 'correo');
  const TEXTO = 'El código es 012345 ☕';

  it('opens to what it was, and never looks the same twice', () => {
    const [a, b] = [cifrado.close(TEXTO), cifrado.close(TEXTO)];

    expect([cifrado.open(a), cifrado.open(b)]).toEqual([TEXTO, TEXTO]);
    expect(a).not.toBe(b);
    expect(Buffer.from(a, 'base64').toString()).not.toContain('012345');
  });

  it('stays closed to another secret and to another use', () => {
    const cerrado = cifrado.close(TEXTO);

    expect(() => new Cifrado('otro secreto', 'correo').open(cerrado)).toThrow();
    expect(() => new Cifrado('un secreto', 'otro').open(cerrado)).toThrow();
  });

  it('does not open once any byte of it has changed', () => {
    const bytes = Buffer.from(cifrado.close(TEXTO), 'base64');
    for (let i = 0; i < bytes.length; i++) {
      const tocado = Buffer.from(bytes);
      tocado[i] = (tocado[i] ?? 0) ^ 1;
      expect(() => cifrado.open(tocado.toString('base64'))).toThrow();
    }
    expect(() => cifrado.open('')).toThrow();
  });
});
