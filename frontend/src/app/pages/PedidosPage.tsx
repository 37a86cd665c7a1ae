import { canDo, rolConPlanOf } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { useSesion } from '../../sesion/useSesion';
import { TableroActivos } from '../../piso/tablero/TableroActivos';
import { AvisoRechazados } from '../../propietario/ajustes/AvisoRechazados';
import { paths } from '../../shared/paths';
import { PaginaTablero } from './PaginaTablero';

export default function PedidosPage() {
  const puedeExigir = useSesion(
    ({ dispositivo, restaurante }) =>
      dispositivo === null &&
      restaurante !== null &&
      canDo(rolConPlanOf(restaurante.tipoUsuario), 'servicio.cambiar'),
  );
  return (
    <PaginaTablero titulo="Pedidos">
      {puedeExigir && (
        <AvisoRechazados>
          Si no son de tus mesas, <Link to={paths.servicio()}>exige el QR firmado</Link>.
        </AvisoRechazados>
      )}
      <TableroActivos />
    </PaginaTablero>
  );
}
