import { pagosOf } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';
import { t } from '../../shared/lengua/lengua';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { useDebe } from '../seguimiento/useDebe';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import type { LlamadasStore } from '../llamadas/llamadas-store';
import { Llamadas } from '../llamadas/Llamadas/Llamadas';

interface PropsHojaLlamadas {
  abierta: boolean;
  restaurante: RestaurantePublico;
  mesa: number;
  store: LlamadasStore;
  seguimiento: SeguimientoStore;
  onClose: () => void;
}

export function HojaLlamadas({ abierta, restaurante, mesa, store, seguimiento, onClose }: PropsHojaLlamadas) {
  const debe = useDebe(seguimiento, mesa);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t('¿Qué necesitas?')}
      subtitulo={t('Mesa {mesa}', { mesa })}
    >
      <Llamadas store={store} debe={debe} pagos={pagosOf(restaurante)} />
    </HojaInferior>
  );
}
