import { useMedia } from '../../shared/lib/useMedia';
import { MEDIDAS } from '../../styles/medidas';

/** Such a screen has room for the totals beside the wall. */
export function usePantallaAncha(): boolean {
  return useMedia(MEDIDAS.muro);
}
