import { perezoso } from '../Perezoso/perezoso';

/** The bottom sheet where it need not be there before it is opened. */
export const HojaPerezosa = perezoso(() => import('./HojaInferior'), 'HojaInferior');
