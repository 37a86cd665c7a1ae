import { act, renderHook } from '@testing-library/react';
import { formatCuenta, useCuentaAtras } from './useCuentaAtras';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('counts down each second, stops at 0, and starts again when told', () => {
  const { result } = renderHook(() => useCuentaAtras(600));
  expect(result.current[0]).toBe(600);

  pass(1_000);
  expect(result.current[0]).toBe(599);
  pass(598_000);
  expect(result.current[0]).toBe(1);
  pass(60_000);
  expect(result.current[0]).toBe(0);

  act(() => result.current[1]());
  expect(result.current[0]).toBe(600);
  pass(2_000);
  expect(result.current[0]).toBe(598);
});

it('has not lost the time a phone slept, once it is looked at again', () => {
  const { result } = renderHook(() => useCuentaAtras(600));

  jest.setSystemTime(Date.now() + 250_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(result.current[0]).toBe(350);
});

it.each([
  [600, '10:00'],
  [599, '9:59'],
  [61, '1:01'],
  [9, '0:09'],
])('writes %i s as %s', (segundos, texto) => {
  expect(formatCuenta(segundos)).toBe(texto);
});
