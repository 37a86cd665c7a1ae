import { useEffect } from 'react';
import { onOcio } from '../shared/lib/ocio';
import { Toasts } from '../shared/ui/Toasts/Toasts';

/** What every screen loads once there is something to read, so that nobody waits for it. */
export function Luego() {
  useEffect(() => onOcio(loadVitales), []);
  return <Toasts />;
}

/** Nothing depends on them. */
function loadVitales(): void {
  const { pathname } = window.location;
  import('./vitales').then(({ watchVitales }) => watchVitales(pathname)).catch(() => undefined);
}
