import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Links of the house, and what marks itself. */
const SALIDAS = 'nav a[href^="/"], [data-sale]';

/**
 * Asks before unsaved changes are lost: on closing, on a link of the house, or on anything marked
 * `data-sale`. The browser asks in its own words before the page goes.
 */
export function useDescartar(sucio: boolean, onClose: () => void) {
  const [preguntando, setPreguntando] = useState(false);
  const pendiente = useRef<() => void>(onClose);
  /** Pressed again after the answer. */
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
    // it must run before the router
    document.addEventListener('click', handleSalida, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
      document.removeEventListener('click', handleSalida, { capture: true });
    };
  }, [sucio]);

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
      // The question closes first: a sheet leaves with what it showed last.
      onDescartar: () => {
        flushSync(() => setPreguntando(false));
        pendiente.current();
      },
    },
  };
}

const isParaOtra = (salida: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  salida instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey);
