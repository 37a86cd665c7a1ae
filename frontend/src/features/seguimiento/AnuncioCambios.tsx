import { useEffect, useState } from 'react';
import { describeCambios } from './resumen';
import type { SeguimientoStore } from './seguimiento-store';

interface PropsAnuncioCambios {
  store: SeguimientoStore;
}

/** Says aloud what changes by itself, to who cannot see it change. */
export function AnuncioCambios({ store }: PropsAnuncioCambios) {
  const [texto, setTexto] = useState('');
  useEffect(
    () =>
      store.subscribe((ahora, antes) => {
        const cambios = describeCambios(antes.rondas, ahora.rondas);
        if (cambios.length > 0) setTexto(cambios.join('. '));
      }),
    [store],
  );
  return (
    <p className="solo-lectores" role="status">
      {texto}
    </p>
  );
}
