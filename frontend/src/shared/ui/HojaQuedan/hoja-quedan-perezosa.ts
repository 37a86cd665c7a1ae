import { perezoso } from '../Perezoso/perezoso';

/** Loaded when first needed, or before when the screen is idle. */
export const HojaQuedan = perezoso(() => import('./HojaQuedan'), 'HojaQuedan');
