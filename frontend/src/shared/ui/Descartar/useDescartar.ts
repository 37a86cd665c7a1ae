import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What leads away from what is being written: a link of the house, and what says so of itself. */
const SALIDAS = 'nav a[href^="/"], [data-sale]';

/**
 * Stands between a sheet, or a page that is written on, and its closing: with changes that would be lost it asks
 * first, also before a link of the house is followed, or anything else that is marked `data-sale`. The browser asks
 * too, in its own words, when the whole page is about to go.
 */
export function useDescartar(sucio: boolean, onClose: () => void) {
  const [preguntando, setPreguntando] = useState(false);
  /** What waits for the answer. */
  const pendiente = useRef<() => void>(onClose);
  /** It is pressed again by what was answered. */
  const siguiendo = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!sucio) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleSalida = (event: MouseEvent) => {
      const salida = event.target instanceof Element && event.target.closest<HTMLElement>(SALIDAS);
      if (!salida || salida === siguiendo.current || isParaOtra(salida, event)) return;
      event.preventDefault();
      event.stopPropagation();
      pendiente.current = () => {
        siguiendo.current = salida;
        salida.click();
        siguiendo.current = null;
      };
      setPreguntando(true);
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    // before the router hears of it
    document.addEventListener('click', handleSalida, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
      document.removeEventListener('click', handleSalida, { capture: true });
    };
  }, [sucio]);

  /** Does what would lose the changes, once its person has agreed. */
  function leave(salir: () => void) {
    if (!sucio) return salir();
    pendiente.current = salir;
    setPreguntando(true);
  }

  return {
    handleClose: () => leave(onClose),
    leave,
    pregunta: {
      abierto: preguntando,
      onSeguir: () => setPreguntando(false),
      // The question goes first: a sheet leaves with what it showed last.
      onDescartar: () => {
        flushSync(() => setPreguntando(false));
        pendiente.current();
      },
    },
  };
}

/** Whether it opens beside this page, in another tab or window. */
const isParaOtra = (salida: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  salida instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey);
