import { useApertura } from '../../shared/ui/capas/useApertura';
import { HojaEstablecimiento } from './HojaEstablecimiento';
import type { PropsHojaEstablecimiento } from './HojaEstablecimiento';

/** Where the place is and how to call it; every opening starts from what is stored. */
export function ModalEstablecimiento(props: PropsHojaEstablecimiento) {
  const apertura = useApertura(props.abierta);
  return <HojaEstablecimiento key={apertura} {...props} />;
}
