import { useApertura } from '../../shared/ui/capas/useApertura';
import { HojaEstablecimiento } from './HojaEstablecimiento';
import type { PropsHojaEstablecimiento } from './HojaEstablecimiento';

export function ModalEstablecimiento(props: PropsHojaEstablecimiento) {
  const apertura = useApertura(props.abierta);
  return <HojaEstablecimiento key={apertura} {...props} />;
}
