import ChefHat from 'lucide-react/icons/chef-hat';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { usePantalla } from '../vivo/motor/vistos';
import { ListaTablero } from './componentes/ListaTablero/ListaTablero';
import { LlamadasMesas } from './componentes/LlamadasMesas/LlamadasMesas';

/** /admin/pedidos shows calls, and what is to be cooked and served, the longest wait first. */
export function TableroActivos() {
  usePantalla('tablero');
  const vacio = (
    <EstadoVacio
      titulo="No hay pedidos activos"
      texto="Los pedidos nuevos aparecen aquí solos, en cuanto los envía una mesa."
      icono={<ChefHat />}
    />
  );
  return (
    <>
      <LlamadasMesas />
      <ListaTablero tablero="activos" vacio={vacio} />
    </>
  );
}
