import type { EnlacesTablero } from '../features/tablero/componentes/BarraPestanas/BarraPestanas';
import { paths } from './paths';

/** Where the tabs of the order pages lead. */
export const ENLACES_TABLERO: EnlacesTablero = {
  pedidos: paths.pedidos(),
  entregados: paths.entregados(),
  pagados: paths.pagados(),
  carta: paths.adminCarta(),
};
