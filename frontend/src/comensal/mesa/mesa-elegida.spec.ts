/** @jest-environment jsdom */
import { forgetMesas, recallMesa, rememberMesa } from './mesa-elegida';

afterEach(() => {
  jest.useRealTimers();
  forgetMesas();
});

it('remembers the mesa last opened, for its own restaurante only', () => {
  rememberMesa('a', { mesa: 4, firma: null });
  expect(recallMesa('a')).toEqual({ mesa: 4, firma: null });
  expect(recallMesa('b')).toBeNull();

  rememberMesa('b', { mesa: 7, firma: 'sello' });
  expect(recallMesa('b')).toEqual({ mesa: 7, firma: 'sello' });
  expect(recallMesa('a')).toBeNull();
});

it('forgets it when told, and by the next day', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setTimeout'], now: new Date('2026-11-21T21:00:00Z') });
  rememberMesa('a', { mesa: 4, firma: null });
  jest.setSystemTime(new Date('2026-11-22T02:59:00Z'));
  expect(recallMesa('a')).not.toBeNull();
  jest.setSystemTime(new Date('2026-11-22T03:01:00Z'));
  expect(recallMesa('a')).toBeNull();

  rememberMesa('a', { mesa: 4, firma: null });
  forgetMesas();
  expect(recallMesa('a')).toBeNull();
});

it.each(['', 'x', '{}', '{"restauranteId":"a","mesa":"4","firma":null,"en":0}', 'null'])(
  'trusts nothing it does not understand: %p',
  (texto) => {
    localStorage.setItem('carta.mesa', texto);
    expect(recallMesa('a')).toBeNull();
  },
);
