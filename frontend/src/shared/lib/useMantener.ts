import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** Held for this long (ms), and moved by less (px), a finger means what lies under it. */
const MANTENER_MS = 500;
const TEMBLOR_PX = 10;

/** Buttons and fields have taps of their own. */
const CON_TOQUE = 'button, a, input, textarea, label';

/** Calls back when the element is held down; a menu's button must offer the same. Null does nothing. */
export function useMantener(onMantener: (() => void) | null) {
  const inicio = useRef<{ x: number; y: number; espera: ReturnType<typeof setTimeout> } | null>(null);
  const stop = () => {
    clearTimeout(inicio.current?.espera);
    inicio.current = null;
  };
  useEffect(() => stop, []);
  if (onMantener === null) return {};
  return {
    onPointerDown({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) {
      stop();
      if (!isPrimary || button !== 0 || (target as Element).closest(CON_TOQUE)) return;
      const espera = setTimeout(() => {
        stop();
        onMantener();
      }, MANTENER_MS);
      inicio.current = { x, y, espera };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (inicio.current === null) return;
      const { x, y } = inicio.current;
      if (Math.hypot(clientX - x, clientY - y) > TEMBLOR_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // a phone's own menu would open over the sheet
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
