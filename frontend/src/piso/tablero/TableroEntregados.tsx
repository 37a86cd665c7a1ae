import CheckCheck from 'lucide-react/icons/check-check';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { usePantalla } from '../vivo/motor/vistos';
import { ListaTablero } from './componentes/ListaTablero/ListaTablero';

/** /admin/entregados shows served mesas that are not paid yet. */
export function TableroEntregados() {
  usePantalla('caja');
  const vacio = (
    <EstadoVacio
      titulo="No hay pedidos entregados"
      texto="Aquí esperan las mesas servidas hasta que pagan."
      icono={<CheckCheck />}
    />
  );
  return <ListaTablero tablero="entregados" vacio={vacio} />;
}
