import { useEffect, useId, useRef, useState } from 'react';

/**
 * A panel that a button of the bar opens over the carta. It closes with Escape, which gives the focus back to
 * its button, and with a touch or the focus anywhere else.
 */
export function usePanel() {
  const [abierto, setAbierto] = useState(false);
  const caja = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!abierto) return;
    const close = () => setAbierto(false);
    function handleFuera({ target }: Event) {
      if (!caja.current?.contains(target as Node)) close();
    }
    function handleTecla({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      close();
      caja.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    document.addEventListener('pointerdown', handleFuera);
    document.addEventListener('focusin', handleFuera);
    document.addEventListener('keydown', handleTecla);
    return () => {
      document.removeEventListener('pointerdown', handleFuera);
      document.removeEventListener('focusin', handleFuera);
      document.removeEventListener('keydown', handleTecla);
    };
  }, [abierto]);

  return { abierto, setAbierto, caja, id };
}
