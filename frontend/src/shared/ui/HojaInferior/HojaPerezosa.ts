import { perezoso } from '../Perezoso/perezoso';

export const HojaPerezosa = perezoso(() => import('./HojaInferior'), 'HojaInferior');
