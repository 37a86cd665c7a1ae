import { canDo } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { TableroPagados } from '../../piso/tablero/TableroPagados';
import { PaginaTablero } from './PaginaTablero';

export default function PagadosPage() {
  const tipo = useSesion((sesion) => sesion.restaurante?.tipoUsuario);
  return (
    <PaginaTablero titulo="Pedidos Pagados">
      <TableroPagados puedeBorrar={tipo !== undefined && canDo(tipo, 'tablero.borrar')} />
    </PaginaTablero>
  );
}
