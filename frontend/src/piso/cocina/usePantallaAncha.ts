import { useMedia } from '../../shared/lib/useMedia';

/** Where the totals take no ticket's place. */
const ANCHA = '(min-width: 1600px)';

/** Whether this screen has room for the totals beside the wall. */
export function usePantallaAncha(): boolean {
  return useMedia(ANCHA);
}
