import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Stands between a sheet and its closing: with changes that would be lost it asks first. The browser
 * asks too, in its own words, when the whole page is about to go.
 */
export function useDescartar(sucio: boolean, onClose: () => void) {
  const [preguntando, setPreguntando] = useState(false);

  useEffect(() => {
    if (!sucio) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [sucio]);

  return {
    handleClose: () => (sucio ? setPreguntando(true) : onClose()),
    pregunta: {
      abierto: preguntando,
      onSeguir: () => setPreguntando(false),
      // The question goes first: a sheet leaves with what it showed last.
      onDescartar: () => {
        flushSync(() => setPreguntando(false));
        onClose();
      },
    },
  };
}
