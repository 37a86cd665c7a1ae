import type { CambiarServicioRequest } from '@carta/contracts';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { FalloCarga } from '../FalloCarga';
import { tryOrTell } from '../avisos';
import { useCambiarServicio, useServicio } from './useServicio';

/**
 * The switches of a house, what stands for them until they are read, and their change: `change` tells why it was
 * refused, `save` throws.
 */
export function useInterruptores(restauranteId: string, id: string) {
  const { data: servicio, error, refetch } = useServicio(restauranteId);
  const { mutateAsync: save } = useCambiarServicio(restauranteId);
  const espera = error ? <FalloCarga error={error} onReintentar={refetch} /> : <Cargando />;
  const change = (cambios: CambiarServicioRequest) => tryOrTell(() => save(cambios), id);
  return { servicio, espera: servicio ? null : espera, change, save };
}
