import { useMedia } from '../../shared/lib/useMedia';
import { MEDIDAS } from '../../styles/medidas';

/** Whether this screen is a phone's, which has room for one open mesa. */
export function usePantallaEstrecha(): boolean {
  return useMedia(`not all and ${MEDIDAS.tableta}`);
}
