import type { Producto } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import { ErrorImagen, openEnNavegador, prepareImagen } from '../modelo/imagen';
import type { CambioFoto } from '../modelo/producto';

interface EstadoFoto {
  cambio: CambioFoto;
  /** What is shown: the product's photo or the one just chosen; null shows that there is none. */
  src: string | null;
  preparando: boolean;
  error: string | null;
}

/** The photo of the product sheet: what is chosen is checked, made small and shown before it is sent. */
export function useFoto(producto: Producto | null) {
  const imagen = producto?.imagen ?? null;
  const [foto, setFoto] = useState<EstadoFoto>({
    cambio: 'igual',
    src: imagen,
    preparando: false,
    error: null,
  });
  const turno = useRef(0);
  const propia = foto.cambio instanceof Blob ? foto.src : null;
  useEffect(() => () => void (propia && URL.revokeObjectURL(propia)), [propia]);

  async function choose(archivo: File) {
    const mio = ++turno.current;
    setFoto((antes) => ({ ...antes, preparando: true, error: null }));
    try {
      const cambio = await prepareImagen(archivo, openEnNavegador);
      if (mio !== turno.current) return;
      setFoto({ cambio, src: URL.createObjectURL(cambio), preparando: false, error: null });
    } catch (error) {
      if (!(error instanceof ErrorImagen)) throw error;
      if (mio === turno.current) setFoto((antes) => ({ ...antes, preparando: false, error: error.message }));
    }
  }

  function remove() {
    turno.current++;
    setFoto({ cambio: imagen === null ? 'igual' : 'quitar', src: null, preparando: false, error: null });
  }

  /** As of a product that has none. */
  function clear() {
    turno.current++;
    setFoto({ cambio: 'igual', src: null, preparando: false, error: null });
  }

  const setError = (error: string) => setFoto((antes) => ({ ...antes, error }));
  return { foto, choose, remove, clear, setError };
}
