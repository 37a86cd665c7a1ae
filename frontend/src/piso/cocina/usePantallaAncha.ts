import { useMedia } from '../../shared/lib/useMedia';
import { MEDIDAS } from '../../styles/medidas';

/** Room for the totals beside the wall. */
export function usePantallaAncha(): boolean {
  return useMedia(MEDIDAS.muro);
}
