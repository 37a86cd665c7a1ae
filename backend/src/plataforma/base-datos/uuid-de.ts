import { createHash } from 'node:crypto';

/** The same UUID for the same seed: what is made again from it is known again. */
export function uuidOf(semilla: string): string {
  const hex = createHash('sha256').update(semilla).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
