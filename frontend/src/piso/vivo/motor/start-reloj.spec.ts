import { instante } from '../tablero/instante';
import { startReloj } from './start-reloj';
import type { Reloj } from './start-reloj';

let reloj: Reloj;
let miradas: number;
/** Each look returns this. */
let hasta: () => number;

beforeEach(() => {
  jest.useFakeTimers();
  miradas = 0;
  hasta = () => -Infinity;
  reloj = startReloj(() => {
    miradas += 1;
    return hasta();
  });
});
afterEach(() => {
  reloj.stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTime(ms);

it('looks four times a second while there is something to look at', () => {
  pass(2_000);
  expect(miradas).toBe(8);
});

it('sleeps until the instant that a look answers, and looks then', () => {
  hasta = () => instante() + 4_000;
  pass(250);
  expect(miradas).toBe(1);
  pass(3_999);
  expect(miradas).toBe(1);
  pass(1);
  expect(miradas).toBe(2);
});

it('is woken within a tic by whatever happens, once however much it is', () => {
  hasta = () => instante() + 4_000;
  pass(1_000);
  for (let i = 0; i < 10; i++) reloj.wake();
  pass(250);
  expect(miradas).toBe(2);
  pass(2_000);
  expect(miradas).toBe(2);
});

it('does not put a look off because more and more happens', () => {
  for (let i = 0; i < 10; i++) {
    reloj.wake();
    pass(100);
  }
  expect(miradas).toBe(4);
});

it('looks again after a look that has failed', () => {
  hasta = () => {
    throw new Error('a look that fails');
  };
  expect(() => pass(250)).toThrow('a look that fails');
  hasta = () => -Infinity;
  pass(250);
  expect(miradas).toBe(2);
});

it('looks no more once it has been stopped', () => {
  reloj.stop();
  pass(2_000);
  reloj.wake();
  pass(2_000);
  expect(miradas).toBe(0);
});
