import type { Centimos } from '@carta/contracts';

/** As far as this phone knows; null: not known. */
export interface Debe {
  total: Centimos | null;
  propio: Centimos | null;
}
