import { perezoso } from '../../shared/ui/Perezoso/perezoso';

/** Only for who chooses: a simple carta never needs it. */
export const HojaElegir = perezoso(() => import('./HojaElegir/HojaElegir'), 'HojaElegir');
