import { ChefHat } from 'lucide-react';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { ListaTablero } from './componentes/ListaTablero/ListaTablero';

/** /admin/pedidos: what is to be cooked and served, the longest wait first. */
export function TableroActivos() {
  const vacio = (
    <EstadoVacio
      titulo="No hay pedidos activos"
      texto="Los pedidos nuevos aparecen aquí solos, en cuanto los envía una mesa."
      icono={<ChefHat />}
    />
  );
  return <ListaTablero tablero="activos" vacio={vacio} />;
}
