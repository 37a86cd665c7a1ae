import { Link, useNavigate } from 'react-router-dom';
import { PedidosMesa } from '../../propietario/ajustes/PedidosMesa/PedidosMesa';
import { tellCuentaCambiada } from '../../sesion/cuenta-cambiada';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function PedidosMesaPage() {
  useTitulo('Que pidan desde la mesa');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return (
    <PedidosMesa
      restaurante={restaurante}
      onVolver={() => void navigate(paths.ajustes())}
      onCambio={tellCuentaCambiada}
      siguiente={
        <>
          Llegan a <Link to={paths.pedidos()}>Pedidos</Link>. Cada mesa tiene su código:{' '}
          <Link to={paths.hojaQr()}>imprímelos</Link>.
        </>
      }
    />
  );
}
