import { useState } from 'react';
import { mensajeDe } from '../api/cliente';

/** Whether what a tap asked is under way. */
export function useOcupado() {
  const [ocupado, setOcupado] = useState(false);

  async function during<T>(accion: () => Promise<T>): Promise<T> {
    setOcupado(true);
    try {
      return await accion();
    } finally {
      setOcupado(false);
    }
  }
  return { ocupado, during };
}

/** What a tap asks of the server: whether it is under way, and why the last one failed. */
export function useAccion(textoOf: (error: unknown) => string = (error) => mensajeDe(error)) {
  const { ocupado, during } = useOcupado();
  const [hecha, setHecha] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);

  /** Returns whether it was done; a failure is in `fallo`. */
  async function act(accion: () => Promise<unknown>): Promise<boolean> {
    setFallo(null);
    try {
      await during(accion);
      return true;
    } catch (error) {
      setFallo(textoOf(error));
      return false;
    }
  }
  /** What it was asked from goes away once it is done, and takes no second tap meanwhile. */
  const actAndLeave = async (accion: () => Promise<unknown>) => {
    const isHecha = await act(accion);
    setHecha(isHecha);
    return isHecha;
  };
  return { ocupado: ocupado || hecha, fallo, setFallo, act, actAndLeave };
}
