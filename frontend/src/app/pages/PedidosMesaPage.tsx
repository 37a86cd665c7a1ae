import { Link } from 'react-router-dom';
import { PedidosMesa } from '../../propietario/ajustes/PedidosMesa/PedidosMesa';
import { tellCuentaCambiada } from '../../sesion/cuenta-cambiada';
import { paths } from '../../shared/paths';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Que pidan desde la mesa', ({ restaurante, onVolver }) => (
  <PedidosMesa
    restaurante={restaurante}
    onVolver={onVolver}
    onCambio={tellCuentaCambiada}
    siguiente={
      <>
        Llegan a <Link to={paths.pedidos()}>Pedidos</Link>. Cada mesa tiene su código:{' '}
        <Link to={paths.hojaQr()}>imprímelos</Link>.
      </>
    }
  />
));
