import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import type { LlamadasStore } from './llamadas-store';
import { Llamadas } from './Llamadas/Llamadas';

interface PropsHojaLlamadas {
  abierta: boolean;
  mesa: number;
  store: LlamadasStore;
  onClose: () => void;
}

/** Calls somebody to the mesa. */
export function HojaLlamadas({ abierta, mesa, store, onClose }: PropsHojaLlamadas) {
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo="¿Qué necesitas?" subtitulo={`Mesa ${mesa}`}>
      <Llamadas store={store} />
    </HojaInferior>
  );
}
