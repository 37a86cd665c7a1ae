import { useEffect, useState } from 'react';

// of a touch on what goes away meanwhile nothing is told but 'pointerup'
const TIPOS = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel', 'pointerup', 'blur'] as const;

/** Whether a finger, or the mouse's button, is down anywhere on the page: nothing may move under it. */
export function useDedo(): boolean {
  const [abajo, setAbajo] = useState(false);
  useEffect(() => {
    const handle = (event: Event) => setAbajo(isAbajo(event));
    for (const tipo of TIPOS) window.addEventListener(tipo, handle, { capture: true, passive: true });
    return () => {
      for (const tipo of TIPOS) window.removeEventListener(tipo, handle, { capture: true });
    };
  }, []);
  return abajo;
}

/** What is let go of while nobody looks is never told: a page that is left is let go of. */
function isAbajo(event: Event): boolean {
  if ('touches' in event) return (event as TouchEvent).touches.length > 0;
  return event instanceof MouseEvent && event.buttons !== 0;
}
