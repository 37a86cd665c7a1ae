import { useEffect } from 'react';

const MARCA = 'Carta Digital';

/** Null leaves the title to a page inside. */
export function useTitulo(titulo: string | null): void {
  useEffect(() => {
    if (titulo === null) return undefined;
    document.title = `${titulo} · ${MARCA}`;
    return () => {
      document.title = MARCA;
    };
  }, [titulo]);
}
