import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { FalloLectura } from '../FalloLectura';
import { FilaInterruptor } from '../Servicio/FilaInterruptor';
import { useCambiarServicio, useServicio } from '../Servicio/useServicio';
import { falloDeAjustes } from '../ajustes-api';

export function MarcarUrgente({ restauranteId }: { restauranteId: string }) {
  const { data: servicio, error, refetch } = useServicio(restauranteId);
  const { mutateAsync } = useCambiarServicio(restauranteId);

  const handleChange = async (urgentes: boolean) => {
    try {
      await mutateAsync({ urgentes });
    } catch (fallo) {
      showToast({ tono: 'error', texto: falloDeAjustes(fallo), id: 'urgentes' });
    }
  };

  if (!servicio) return error ? <FalloLectura error={error} onReintentar={refetch} /> : <Cargando />;
  return (
    <ul className="tarjeta" aria-label="Urgentes">
      <FilaInterruptor
        titulo="Marcar urgente"
        texto="La sala, la cocina y el pase pueden marcar un pedido como urgente: sale el primero en las pantallas, con una estrella, hasta que se sirve."
        encendido={servicio.urgentes}
        onChange={(urgentes) => void handleChange(urgentes)}
      />
    </ul>
  );
}
