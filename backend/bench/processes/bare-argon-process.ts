import { hash, verify } from '@node-rs/argon2';
import { COST } from '../../src/auth/hasher.service';
import { serve } from '../support/helper-process';

export interface Comparisons {
  count: number;
  atOnce: number;
}

/** Comparing passwords and nothing else: what a login costs at least. */
const skills = {
  /** Comparisons per second. */
  async rate({ count, atOnce }: Comparisons): Promise<number> {
    const hashed = await hash('demo1234', COST);
    let next = 0;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next++ < count) await verify(hashed, 'demo1234');
      }),
    );
    return count / ((performance.now() - startedAt) / 1000);
  },
};

export type BareArgon = typeof skills;

serve(skills);
