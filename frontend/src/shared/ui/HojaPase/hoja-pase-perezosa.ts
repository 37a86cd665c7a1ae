import { perezoso } from '../Perezoso/perezoso';

/** Loaded when first needed, or before when the phone is idle. */
export const HojaPase = perezoso(() => import('./HojaPase'), 'HojaPase');
