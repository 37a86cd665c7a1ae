import { useState } from 'react';
import { falloDeAjustes } from './ajustes-api';

/** What a tap asks of the server: whether it is under way, and why the last one failed. */
export function useGestion(textoOf: (error: unknown) => string = falloDeAjustes) {
  const [ocupado, setOcupado] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);

  async function ask(gestion: () => Promise<void>): Promise<void> {
    setOcupado(true);
    setFallo(null);
    try {
      await gestion();
    } catch (error) {
      setFallo(textoOf(error));
    }
    setOcupado(false);
  }
  return { ocupado, fallo, ask };
}
