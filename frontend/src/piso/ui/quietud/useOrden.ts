import { useEffect, useEffectEvent, useState } from 'react';
import { horaFija } from '../../vivo/tablero/instante';

/** A finger that just left may be the first of two (ms). */
const TRAS_EL_DEDO_MS = 250;

/** Calls back at that instant, and never right after a finger. */
export function useOrden(cuando: number | null, onOrden: (ahora: number) => void): void {
  const handleHora = useEffectEvent(onOrden);
  useEffect(() => {
    if (cuando === null) return;
    // a timer may fire a moment early and would find nothing to do
    const handleTimer = () => handleHora(Math.max(cuando, horaFija()));
    const reloj = setTimeout(handleTimer, Math.max(TRAS_EL_DEDO_MS, cuando - horaFija()));
    return () => clearTimeout(reloj);
  }, [cuando]);
}

// a touch on an element that disappears reports only 'pointerup'
const TIPOS = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel', 'pointerup', 'blur'] as const;

/** Nothing may move under a finger or a pressed mouse button. */
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

/** A release outside is never reported, so leaving the page counts as one. */
function isAbajo(event: Event): boolean {
  if ('touches' in event) return (event as TouchEvent).touches.length > 0;
  return event instanceof MouseEvent && event.buttons !== 0;
}
