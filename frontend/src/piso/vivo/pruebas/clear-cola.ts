import { almacenLocal } from '../../../shared/lib/almacen';
import { useTablero } from '../tablero/useTablero';

/** Removes moves that another test has left waiting. */
export function clearCola(): void {
  almacenLocal.namesFrom('pasos.').forEach(almacenLocal.remove);
  useTablero.setState({ enCola: [] });
}
