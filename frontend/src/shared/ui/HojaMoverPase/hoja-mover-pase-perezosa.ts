import { perezoso } from '../Perezoso/perezoso';

/** Loaded when first needed, or before when the phone is idle. */
export const HojaMoverPase = perezoso(() => import('./HojaMoverPase'), 'HojaMoverPase');
