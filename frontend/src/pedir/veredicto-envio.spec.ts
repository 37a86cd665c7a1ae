import { ApiError, NetworkError } from '../shared/api/cliente';
import { esperaTras, frescosOf, isDefinitivo, isSinServidor } from './veredicto-envio';

const refused = (status: number, message?: string) => new ApiError({ status, message });

it.each([400, 403, 404, 409, 413, 422])('believes our own %i', (status) => {
  expect(isDefinitivo(refused(status, 'No'))).toBe(true);
});

it('believes that orders are paused, and no other 503', () => {
  const pausa = { status: 503, code: 'PEDIDOS_PAUSADOS' };

  expect(isDefinitivo(new ApiError({ ...pausa, message: 'En pausa' }))).toBe(true);
  expect(isDefinitivo(new ApiError(pausa))).toBe(false);
  expect(isDefinitivo(refused(503, 'Error'))).toBe(false);
});

it.each([
  ['a lost connection', new NetworkError('NETWORK_ERROR')],
  ['a silence', new NetworkError('TIMEOUT_ERROR')],
  ['too many requests', refused(429, 'Espera')],
  ['a server that is broken', refused(500, 'Error')],
  ['a server that is away', refused(503, 'Error')],
  ['a page of somebody in between', refused(403)],
  ['an answer that is not ours', refused(200)],
])('takes %s for no answer', (_caso, error) => {
  expect(isDefinitivo(error)).toBe(false);
});

it.each([
  [new NetworkError('NETWORK_ERROR'), true],
  [new NetworkError('TIMEOUT_ERROR'), true],
  [refused(502), true],
  [refused(403), true],
  [refused(500, 'Error'), false],
  [refused(429, 'Espera'), false],
])('knows of %s whether a server of ours said it', (error, esperado) => {
  expect(isSinServidor(error)).toBe(esperado);
});

it('waits longer each time, up to 15 s, and at least what it is asked to', () => {
  const esperas = [1, 2, 3, 4, 5, 6, 7, 50].map((fallos) => esperaTras(fallos, null));
  expect(esperas).toEqual([1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);

  const pide30 = new ApiError({ status: 429, message: 'Espera', retryAfter: 30 });
  expect(esperaTras(1, pide30)).toBe(30_000);
});

it('reads how each product stands, and nothing from a refusal that does not say', () => {
  const lineas = [
    { productoId: 'a', nombre: 'A', precio: 3, disponible: true },
    { productoId: null, nombre: 'B', precio: 2, disponible: false },
  ];
  const error = new ApiError({ status: 409, message: 'No', data: { lineas } });

  expect([...frescosOf(error)]).toEqual([['a', { precio: 3, disponible: true }]]);
  expect(frescosOf(refused(422, 'No')).size).toBe(0);
});
