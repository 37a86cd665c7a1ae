import { onAtras } from '../../shared/ui/capas/atras';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * A panel over the carta. It closes with Escape (which returns the focus), Back, and a touch or focus
 * elsewhere.
 */
export function usePanel() {
  const [abierto, setAbierto] = useState(false);
  const caja = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!abierto) return;
    const close = () => setAbierto(false);
    function handleFuera({ target, type }: Event) {
      if (caja.current?.contains(target as Node)) return;
      close();
      // on a low screen the panel has its room in the page, and what took the focus moves up with its end
      if (type === 'focusin')
        requestAnimationFrame(() => (target as Element).scrollIntoView?.({ block: 'nearest' }));
    }
    function handleTecla({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      close();
      caja.current?.querySelector<HTMLElement>('[aria-expanded], summary')?.focus();
    }
    const stopAtras = onAtras({ nivel: 0, onClose: close });
    document.addEventListener('pointerdown', handleFuera);
    document.addEventListener('focusin', handleFuera);
    document.addEventListener('keydown', handleTecla);
    return () => {
      stopAtras();
      document.removeEventListener('pointerdown', handleFuera);
      document.removeEventListener('focusin', handleFuera);
      document.removeEventListener('keydown', handleTecla);
    };
  }, [abierto]);

  useLayoutEffect(() => (abierto && panel.current ? fitPanel(panel.current) : undefined), [abierto]);

  return { abierto, setAbierto, caja, panel, id };
}

/** Publishes the panel's top in px; one too long for its room scrolls its bar up. Returns how to stop. */
function fitPanel(panel: HTMLElement): () => void {
  function measure() {
    panel.style.setProperty('--desde', `${panel.getBoundingClientRect().top}px`);
  }
  measure();
  if (panel.scrollHeight > panel.clientHeight) {
    const barra = panel.offsetParent?.getBoundingClientRect();
    window.scrollBy({ top: barra?.top ?? 0, behavior: 'instant' });
    measure();
  }
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('scroll', measure);
    window.removeEventListener('resize', measure);
  };
}
