import { perezoso } from '../../../shared/ui/Perezoso/perezoso';

/** Where a mesa goes, and with whom it sits: what needs every mesa of the house. */
export const HojaMover = perezoso(() => import('./HojaMover'), 'HojaMover');
export const HojaJuntar = perezoso(() => import('./HojaJuntar'), 'HojaJuntar');
