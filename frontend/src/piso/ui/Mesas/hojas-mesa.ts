import { perezoso } from '../../../shared/ui/Perezoso/perezoso';

/** These sheets need every mesa of the house, so they are loaded late. */
export const HojaMover = perezoso(() => import('./HojaMover'), 'HojaMover');
export const HojaComensales = perezoso(() => import('./HojaComensales'), 'HojaComensales');
export const HojaJuntar = perezoso(() => import('./HojaJuntar'), 'HojaJuntar');
