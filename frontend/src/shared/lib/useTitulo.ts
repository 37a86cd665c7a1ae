import { useEffect } from 'react';

const MARCA = 'Carta Digital';

/** Names the tab while the page is open. */
export function useTitulo(titulo: string): void {
  useEffect(() => {
    document.title = `${titulo} · ${MARCA}`;
    return () => {
      document.title = MARCA;
    };
  }, [titulo]);
}
