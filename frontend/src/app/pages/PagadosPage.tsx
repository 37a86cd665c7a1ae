import { canDo, rolConPlanOf } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { TableroPagados } from '../../piso/tablero/TableroPagados';
import { PaginaTablero } from './PaginaTablero';

export default function PagadosPage() {
  const tipo = useSesion((sesion) => sesion.restaurante?.tipoUsuario);
  return (
    <PaginaTablero titulo="Pedidos Pagados">
      <TableroPagados puedeBorrar={tipo !== undefined && canDo(rolConPlanOf(tipo), 'tablero.borrar')} />
    </PaginaTablero>
  );
}
