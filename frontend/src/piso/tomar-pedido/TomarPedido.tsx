import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CarritoStore } from '../../pedir/carrito-store';
import { paths } from '../../shared/paths';
import { MarcoPedir } from './MarcoPedir';
import { carritoTomado, onTomado } from './tomados';

/** Shows a carta to fill an order from. */
interface PropsCarta {
  restauranteId: string;
  mesa: number;
  carrito: CarritoStore;
  onInicio: () => void;
}

interface PropsTomarPedido {
  restauranteId: string;
  mesa: number;
  /** The carta is the diners'; the page brings it, for the floor knows nothing of their house. */
  Carta: ComponentType<PropsCarta>;
}

/** A mesa's order, written down by its waiter; once the kitchen has it, back to the mesa. */
export function TomarPedido({ restauranteId, mesa, Carta }: PropsTomarPedido) {
  const [carrito] = useState(() => carritoTomado(restauranteId, mesa));
  const navigate = useNavigate();
  const hearTomado = useEffectEvent((tomada: number) => {
    if (tomada === mesa) void navigate(paths.salaMesa(mesa), { replace: true });
  });
  useEffect(() => onTomado((tomada) => hearTomado(tomada)), []);

  return (
    <MarcoPedir restauranteId={restauranteId} mesa={mesa}>
      <Carta
        restauranteId={restauranteId}
        mesa={mesa}
        carrito={carrito}
        onInicio={() => void navigate(paths.sala())}
      />
    </MarcoPedir>
  );
}
