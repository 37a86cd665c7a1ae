import { LIMITES, parseMesa, zonaDeMesa } from '@carta/contracts';
import { useParams } from 'react-router-dom';
import { CartaTomada } from '../../comensal/mesa/CartaTomada';
import { TomarPedido } from '../../piso/tomar-pedido/TomarPedido';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { useTitulo } from '../../shared/lib/useTitulo';
import { NoEncontradaPage } from './NoEncontradaPage';

/** Writing down what a mesa asks for; of one that the house has no more the server knows whether it is open. */
export default function SalaPedirPage() {
  const personal = usePersonalSala();
  const mesa = parseMesa(useParams().mesa);
  useTitulo(`Pedido de la mesa ${mesa ?? ''}`.trim());

  if (personal === null) return null;
  if (mesa === null || mesa > LIMITES.mesasMax) return <NoEncontradaPage />;
  const { _id, zonas } = personal.restaurante;
  return (
    <TomarPedido
      key={mesa}
      restauranteId={_id}
      mesa={mesa}
      zona={zonaDeMesa(zonas, mesa)?.nombre ?? null}
      Carta={CartaTomada}
    />
  );
}
