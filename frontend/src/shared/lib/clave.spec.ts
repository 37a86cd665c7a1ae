import { webcrypto } from 'node:crypto';
import { reglasIds } from '@carta/contracts';
import { createClave } from './clave';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
    configurable: true,
  });
});

it('makes UUIDs of version 4 without randomUUID', () => {
  const clave = createClave();

  expect(reglasIds.clave(clave)).toBeNull();
  expect(clave[14]).toBe('4');
  expect('89ab').toContain(clave[19]);
});

it('never makes the same one twice', () => {
  expect(new Set(Array.from({ length: 1_000 }, createClave)).size).toBe(1_000);
});
