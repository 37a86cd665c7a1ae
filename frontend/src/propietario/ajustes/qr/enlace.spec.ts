import { alcanceOf, isLoopback } from './enlace';

it.each(['localhost', 'LOCALHOST', 'carta.localhost', '127.0.0.1', '127.8.0.9', '[::1]', '::1', '0.0.0.0'])(
  '%s is this very machine',
  (nombre) => expect(isLoopback(nombre)).toBe(true),
);

it.each(['192.168.1.20', 'carta.example.es', '127.0.0.1.example.es', 'milocalhost'])('%s is not', (nombre) =>
  expect(isLoopback(nombre)).toBe(false),
);

it.each([
  ['http://192.168.1.20:3000/menu', '192.168.1.20', 'cualquiera'],
  ['http://192.168.1.20:3000/menu', 'localhost', 'mismaRed'],
  ['https://carta.example.es/menu', 'localhost', 'cualquiera'],
  ['http://[2001:db8::7]:3000/menu', '127.0.0.1', 'mismaRed'],
  ['http://localhost:3000/menu', 'localhost', 'ninguno'],
  ['http://127.0.0.1:3000/menu', '192.168.1.20', 'ninguno'],
])('%s, on a screen opened with %s, reaches %s', (enlace, pantalla, alcance) => {
  expect(alcanceOf(enlace, pantalla)).toBe(alcance);
});
