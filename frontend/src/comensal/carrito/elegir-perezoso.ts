import { perezoso } from '../../shared/ui/Perezoso/perezoso';

/** Loaded only for choices: a simple carta never needs it. */
export const HojaElegir = perezoso(() => import('./HojaElegir/HojaElegir'), 'HojaElegir');
