import { perezoso } from '../Perezoso/perezoso';

export const DialogoPerezoso = perezoso(() => import('./Dialogo'), 'Dialogo');
