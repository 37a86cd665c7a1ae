import { Suspense, lazy } from 'react';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { ContenidoMenu } from './ContenidoMenu';

const HojaInferior = lazy(async () => ({
  default: (await import('../../../shared/ui/HojaInferior/HojaInferior')).HojaInferior,
}));

interface PropsMenuSala {
  restauranteId: string;
  abierto: boolean;
  onClose: () => void;
}

/** What a waiter needs now and then: sound, the pause, who this phone is. Keep it mounted. */
export function MenuSala({ restauranteId, abierto, onClose }: PropsMenuSala) {
  const apertura = useApertura(abierto);
  if (apertura === 0 && !abierto) return null;
  return (
    <Suspense>
      <HojaInferior abierta={abierto} onClose={onClose} titulo="Menú">
        <ContenidoMenu restauranteId={restauranteId} />
      </HojaInferior>
    </Suspense>
  );
}
