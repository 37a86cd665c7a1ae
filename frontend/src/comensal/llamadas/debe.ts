import type { Centimos } from '@carta/contracts';

/** What a mesa owes, as far as this phone knows. */
export interface Debe {
  /** Of the whole mesa; null where this phone does not know it. */
  total: Centimos | null;
  /** Of what this phone has ordered; null where it has not. */
  propio: Centimos | null;
}
