import { useEffect } from 'react';

const MARCA = 'Carta Digital';

/** Names the tab while the page is open; null leaves it to a page inside. */
export function useTitulo(titulo: string | null): void {
  useEffect(() => {
    if (titulo === null) return undefined;
    document.title = `${titulo} · ${MARCA}`;
    return () => {
      document.title = MARCA;
    };
  }, [titulo]);
}
