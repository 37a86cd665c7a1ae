import { contactoOf } from './contacto';

it.each([
  ['hola@carta.es', 'email', 'mailto:hola@carta.es'],
  [' +34 600 00 00-00 ', 'telefono', 'tel:+34600000000'],
  ['(91) 100 00 00', 'telefono', 'tel:911000000'],
  ['https://carta.es/contacto?de=app', 'web', 'https://carta.es/contacto?de=app'],
])('%s can be followed', (texto, tipo, href) => {
  expect(contactoOf(texto)).toEqual({ tipo, texto: texto.trim(), href });
});

it.each([
  '',
  'Ana',
  'ana@',
  'ana@carta',
  '12345',
  '1234567890123456',
  'http://carta.es',
  'javascript:alert(1)',
])('%j cannot', (texto) => {
  expect(contactoOf(texto)).toBeNull();
});
