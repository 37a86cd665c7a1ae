import { TableroEntregados } from '../../piso/tablero/TableroEntregados';
import { PaginaTablero } from './PaginaTablero';

export default function EntregadosPage() {
  return (
    <PaginaTablero titulo="Pedidos Entregados">
      <TableroEntregados />
    </PaginaTablero>
  );
}
