import { Muestreo } from './muestreo';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function takeMany(muestreo: Muestreo, veces: number): number {
  return Array.from({ length: veces }, () => muestreo.take()).filter(Boolean).length;
}

it('lets sixty lines a minute through and tells how many were left out', () => {
  const told: number[] = [];
  const muestreo = new Muestreo((fuera) => told.push(fuera));

  expect(takeMany(muestreo, 1_000)).toBe(60);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([940]);

  expect(takeMany(muestreo, 60)).toBe(60);
  jest.advanceTimersByTime(120_000);
  expect(told).toEqual([940]);
});

it('tells what it left out when it ends before the minute, once', () => {
  const told: number[] = [];
  const muestreo = new Muestreo((fuera) => told.push(fuera));
  takeMany(muestreo, 61);

  muestreo.end();
  jest.advanceTimersByTime(60_000);

  expect(told).toEqual([1]);
});
