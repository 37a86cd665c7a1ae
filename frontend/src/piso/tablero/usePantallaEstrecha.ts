import { useMedia } from '../../shared/lib/useMedia';
import { MEDIDAS } from '../../styles/medidas';

/** A phone's screen has room for only one open mesa. */
export function usePantallaEstrecha(): boolean {
  return useMedia(`not all and ${MEDIDAS.tableta}`);
}
