import { rutas } from '@carta/contracts';
import type { Carta, Restaurante } from '@carta/contracts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartaCargando } from '../../comensal/carta/CartaCargando/CartaCargando';
import { ErrorCarta } from '../../comensal/carta/ErrorCarta/ErrorCarta';
import type { CargaCarta } from '../../comensal/carta/carga';
import { useCarta } from '../../comensal/carta/useCarta';
import type { EnlacesSala } from '../../piso/sala/enlaces';
import { MarcoPedir } from '../../piso/sala/MarcoPedir/MarcoPedir';
import { get } from '../../shared/api/cliente';
import { useAlVolver } from '../../comensal/mesa/useAlVolver';
import { CartaTomada } from './CartaTomada';

interface PropsTomarPedido {
  restaurante: Restaurante;
  enlaces: EnlacesSala;
  mesa: number;
}

/** A mesa's order, written down from the same carta that its diners read. */
export function TomarPedido({ restaurante, enlaces, mesa }: PropsTomarPedido) {
  const { estado, refresh } = useCarta(
    useMemo(() => cargaOf(restaurante._id, mesa), [restaurante._id, mesa]),
  );
  const navigate = useNavigate();
  useAlVolver(refresh);
  return (
    <MarcoPedir restauranteId={restaurante._id} mesa={mesa} volver={enlaces.mesa(mesa)}>
      {estado.tipo === 'cargando' && <CartaCargando />}
      {estado.tipo === 'error' && (
        <ErrorCarta
          mensaje={estado.mensaje}
          onReintentar={() => window.location.reload()}
          onInicio={() => void navigate(enlaces.radar)}
        />
      )}
      {estado.tipo === 'abierta' && (
        <CartaTomada carta={estado.abierta.carta} mesa={mesa} onCartaVieja={refresh} />
      )}
    </MarcoPedir>
  );
}

function cargaOf(restauranteId: string, mesa: number): CargaCarta {
  return async (signal) => ({ carta: await get<Carta>(rutas.carta(restauranteId), { signal }), mesa });
}
