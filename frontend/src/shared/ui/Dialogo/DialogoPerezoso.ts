import { perezoso } from '../Perezoso/perezoso';

/** The dialog where it need not be there before it is opened. */
export const DialogoPerezoso = perezoso(() => import('./Dialogo'), 'Dialogo');
