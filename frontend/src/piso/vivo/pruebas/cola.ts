import { almacenLocal } from '../../../shared/lib/almacen';
import { useTablero } from '../useTablero';

/** Nothing waits any more that another test has left waiting. */
export function clearCola(): void {
  almacenLocal.namesFrom('pasos.').forEach(almacenLocal.remove);
  useTablero.setState({ enCola: [] });
}
