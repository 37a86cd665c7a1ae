import { useMedia } from '../../shared/lib/useMedia';

/** Where the boards' tabs go down to the thumb; the sheets of this folder say the same. */
const ESTRECHA = '(max-width: 719px)';

/** Whether this screen is a phone's, which has room for one open mesa. */
export function usePantallaEstrecha(): boolean {
  return useMedia(ESTRECHA);
}
