import { parseMesa, zonaDeMesa } from '@carta/contracts';
import { useParams } from 'react-router-dom';
import { CartaTomada } from '../../comensal/mesa/CartaTomada';
import { AnuncioSala } from '../../piso/sala/AnuncioSala';
import { TomarPedido } from '../../piso/tomar-pedido/TomarPedido';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { isPagado } from '../../piso/vivo/mesas/grupos';
import { useTablero } from '../../piso/vivo/tablero/useTablero';
import { useTitulo } from '../../shared/lib/useTitulo';
import { NoEncontradaPage } from './NoEncontradaPage';

/** Also for a mesa that the house no longer has, while its tab is open. */
export default function SalaPedirPage() {
  const personal = usePersonalSala();
  const mesa = parseMesa(useParams().mesa);
  const isAbierta = useTablero(({ grupos }) =>
    [...grupos.values()].some((grupo) => grupo.mesa.numero === mesa && !isPagado(grupo)),
  );
  useTitulo(`Pedido de la mesa ${mesa ?? ''}`.trim());

  if (personal === null) return null;
  if (mesa === null || (mesa > personal.restaurante.numeroMesas && !isAbierta)) return <NoEncontradaPage />;
  const { _id, zonas } = personal.restaurante;
  return (
    <>
      <AnuncioSala deEstaPagina={[]} />
      <TomarPedido
        key={mesa}
        restauranteId={_id}
        mesa={mesa}
        zona={zonaDeMesa(zonas, mesa)?.nombre ?? null}
        Carta={CartaTomada}
      />
    </>
  );
}
