import type { Producto } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import { ErrorImagen, openEnNavegador, prepareImagen } from '../modelo/prepare-imagen';
import type { CambioFoto } from '../modelo/producto';

interface EstadoFoto {
  cambio: CambioFoto;
  /** It is an object URL. */
  elegida: string | null;
  preparando: boolean;
  error: string | null;
}

const SIN_CAMBIO: EstadoFoto = { cambio: 'igual', elegida: null, preparando: false, error: null };

/** Checks and shrinks a photo, and shows it before sending. */
export function useFoto(producto: Producto | null) {
  const imagen = producto?.imagen ?? null;
  const [foto, setFoto] = useState(SIN_CAMBIO);
  const turno = useRef(0);
  const { elegida } = foto;
  useEffect(() => () => void (elegida && URL.revokeObjectURL(elegida)), [elegida]);

  async function choose(archivo: File) {
    const vez = ++turno.current;
    setFoto((antes) => ({ ...antes, preparando: true, error: null }));
    try {
      const cambio = await prepareImagen(archivo, openEnNavegador);
      if (vez !== turno.current) return;
      setFoto({ ...SIN_CAMBIO, cambio, elegida: URL.createObjectURL(cambio) });
    } catch (error) {
      if (!(error instanceof ErrorImagen)) throw error;
      if (vez === turno.current) setFoto((antes) => ({ ...antes, preparando: false, error: error.message }));
    }
  }

  function remove() {
    turno.current++;
    setFoto({ ...SIN_CAMBIO, cambio: imagen === null ? 'igual' : 'quitar' });
  }

  function clear() {
    turno.current++;
    setFoto(SIN_CAMBIO);
  }

  const setError = (error: string) => setFoto((antes) => ({ ...antes, error }));
  /** It is null without a photo. */
  const src = foto.cambio === 'igual' ? imagen : elegida;
  return { foto: { ...foto, src }, choose, remove, clear, setError };
}
