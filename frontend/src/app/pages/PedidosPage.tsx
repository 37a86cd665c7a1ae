import { TableroActivos } from '../../features/tablero/TableroActivos';
import { PaginaTablero } from './PaginaTablero';

export default function PedidosPage() {
  return (
    <PaginaTablero titulo="Pedidos">
      <TableroActivos />
    </PaginaTablero>
  );
}
