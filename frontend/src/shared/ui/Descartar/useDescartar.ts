import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Stands between a sheet, or a page that is written on, and its closing: with changes that would be lost it asks
 * first, also before a link of the house is followed. The browser asks too, in its own words, when the whole page is
 * about to go.
 */
export function useDescartar(sucio: boolean, onClose: () => void) {
  const [preguntando, setPreguntando] = useState(false);
  /** The link that asks to be followed. */
  const salida = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!sucio) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleEnlace = (event: MouseEvent) => {
      const enlace =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('nav a[href^="/"]');
      // pressed again by what was answered, or for another tab
      if (!enlace || enlace === salida.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      salida.current = enlace;
      setPreguntando(true);
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    // before the router hears of it
    document.addEventListener('click', handleEnlace, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
      document.removeEventListener('click', handleEnlace, { capture: true });
    };
  }, [sucio]);

  return {
    handleClose: () => (sucio ? setPreguntando(true) : onClose()),
    pregunta: {
      abierto: preguntando,
      onSeguir: () => {
        salida.current = null;
        setPreguntando(false);
      },
      // The question goes first: a sheet leaves with what it showed last.
      onDescartar: () => {
        flushSync(() => setPreguntando(false));
        if (salida.current) salida.current.click();
        else onClose();
        salida.current = null;
      },
    },
  };
}
