import { VIDA_LLEVAR_MS, isListo } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

/**
 * Returns null when nobody brings it, or the claim is older than three minutes or than the pase that is ready.
 * `ahora` in ms.
 */
export function llevaAhora({ lleva, estado, productos }: Ticket, ahora: number): string | null {
  if (lleva === undefined || !isListo({ estado })) return null;
  if (productos.some(({ marchada }) => marchada !== undefined && marchada.en > lleva.en)) return null;
  return ahora - Date.parse(lleva.en) < VIDA_LLEVAR_MS ? lleva.por : null;
}
