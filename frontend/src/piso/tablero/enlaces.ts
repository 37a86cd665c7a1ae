import type { EnlacesTablero } from './componentes/BarraPestanas/BarraPestanas';
import { paths } from '../../shared/paths';

/** Where the tabs of the order pages lead. */
export const ENLACES_TABLERO: EnlacesTablero = {
  pedidos: paths.pedidos(),
  entregados: paths.entregados(),
  pagados: paths.pagados(),
  carta: paths.adminCarta(),
};
