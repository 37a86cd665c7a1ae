/** @jest-environment jsdom */
import { createAlmacenLocal, parseJson } from './almacen';
import { isAlmacenFirme } from './almacen-firme';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('remembers across pages through localStorage', () => {
  createAlmacenLocal().write('carrito', 'dos cañas');

  expect(createAlmacenLocal().read('carrito')).toBe('dos cañas');
});

it('keeps working in memory when the browser refuses to write', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const almacen = createAlmacenLocal();

  almacen.write('carrito', 'dos cañas');

  expect(almacen.read('carrito')).toBe('dos cañas');
});

it('reads nothing when the browser refuses to read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

  expect(createAlmacenLocal().read('carrito')).toBeNull();
});

it('knows whether anything is kept, and leaves nothing behind', () => {
  expect(isAlmacenFirme()).toBe(true);
  expect(localStorage).toHaveLength(0);

  localStorage.setItem('foto', 'x'.repeat(4_990_000));
  expect(isAlmacenFirme()).toBe(false);

  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined);
  expect(isAlmacenFirme()).toBe(false);
});

it('tells what another tab writes, until it is told to stop', () => {
  const aviso = jest.fn();
  const stop = createAlmacenLocal().onCambioAjeno('carrito', aviso);

  window.dispatchEvent(new StorageEvent('storage', { key: 'otro' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));

  expect(aviso).toHaveBeenCalledTimes(1);
});

it.each([[null], ['{'], ['']])('takes %p for nothing', (texto) => {
  expect(parseJson(texto)).toBeNull();
});
