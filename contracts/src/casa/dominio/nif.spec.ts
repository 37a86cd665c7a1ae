import fc from 'fast-check';
import { falloDeNif, normalizeNif } from './nif';

const cifras = (largo: number) => fc.stringMatching(new RegExp(`^\\d{${largo}}$`));
const CONTROLES = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Returns the last characters that make a beginning valid. */
const buenos = (principio: string) => CONTROLES.filter((control) => falloDeNif(principio + control) === null);

it.each([
  ['a DNI', '12345678Z'],
  ['one that begins with zeros', '00000000T'],
  ['a NIE with X', 'X1234567L'],
  ['a NIE with Y', 'Y1234567X'],
  ['a NIE with Z', 'Z1234567R'],
  ['a person without either', 'K1234567D'],
  ['a company with a digit', 'A58818501'],
  ['a company that may have either, with a digit', 'G12345674'],
  ['a company that may have either, with a letter', 'G1234567D'],
  ['a town hall, which has a letter', 'P2807900B'],
])('takes %s', (_que, nif) => {
  expect(falloDeNif(nif)).toBeNull();
});

it.each([
  ['the letter of another DNI', '12345678A', 'control'],
  ['a limited company with a letter', 'B1234567D', 'control'],
  ['a town hall with a digit', 'P28079002', 'control'],
  ['too short', '1234567Z', 'forma'],
  ['a kind of company that there is not', 'I12345674', 'forma'],
  ['nothing', '', 'forma'],
  ['words', 'mi número', 'forma'],
])('refuses %s', (_que, nif, fallo) => {
  expect(falloDeNif(nif)).toBe(fallo);
});

it('is read as people write it', () => {
  expect(normalizeNif(' 12.345.678-z ')).toBe('12345678Z');
  expect(falloDeNif('b-58.818.501')).toBe(falloDeNif('B58818501'));
});

it.each([
  ['ESB12345674', 'B12345674'],
  ['es-b12345674', 'B12345674'],
  ['ES12345678Z', '12345678Z'],
  ['B\u201312345674', 'B12345674'],
  ['12345678\u2014Z', '12345678Z'],
  ['B\u00a012\u2212345\u2010674', 'B12345674'],
])('%p is %p', (escrito, nif) => {
  expect([normalizeNif(escrito), falloDeNif(escrito)]).toEqual([nif, null]);
});

it('lets a person have one letter and no other', () => {
  const principio = fc.oneof(
    cifras(8),
    fc.tuple(fc.constantFrom('X', 'Y', 'Z', 'K', 'L', 'M'), cifras(7)).map((partes) => partes.join('')),
  );
  fc.assert(fc.property(principio, (texto) => expect(buenos(texto)).toHaveLength(1)));
});

it('lets a company have one control of each class that its kind may have', () => {
  const tipos = fc.constantFrom(...Array.from('ABCDEFGHJNPQRSUVW'));
  fc.assert(
    fc.property(tipos, cifras(7), (tipo, numero) => {
      expect(buenos(tipo + numero)).toHaveLength('ABEHPQRSNW'.includes(tipo) ? 1 : 2);
    }),
  );
});

it('finds any one wrong digit of a DNI', () => {
  fc.assert(
    fc.property(cifras(8), fc.nat(7), fc.integer({ min: 1, max: 9 }), (numero, donde, mas) => {
      const [letra = ''] = buenos(numero);
      const cifra = (Number(numero[donde]) + mas) % 10;
      expect(falloDeNif(numero.slice(0, donde) + cifra + numero.slice(donde + 1) + letra)).toBe('control');
    }),
  );
});
