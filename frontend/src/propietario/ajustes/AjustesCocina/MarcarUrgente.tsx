import { FilaInterruptor } from '../Servicio/FilaInterruptor';
import { useInterruptores } from '../Servicio/useInterruptores';

export function MarcarUrgente({ restauranteId }: { restauranteId: string }) {
  const { servicio, espera, change } = useInterruptores(restauranteId, 'urgentes');
  if (!servicio) return espera;
  return (
    <ul className="tarjeta" aria-label="Urgentes">
      <FilaInterruptor
        titulo="Marcar urgente"
        texto="La sala, la cocina y la salida pueden marcar un pedido como urgente: sale el primero en las pantallas, con una estrella, hasta que se sirve."
        encendido={servicio.urgentes}
        onChange={(urgentes) => void change({ urgentes })}
      />
    </ul>
  );
}
