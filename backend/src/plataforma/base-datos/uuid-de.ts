import { createHash } from 'node:crypto';

/** The same seed gives the same UUID, so that a repetition is recognised. */
export function uuidOf(semilla: string): string {
  const hex = createHash('sha256').update(semilla).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
