import { useState } from 'react';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { falloDeAjustes } from '../ajustes-api';
import { withPuesto } from './listas';

interface Parte {
  _id: string;
  nombre: string;
}

interface OpcionesLista<N, T extends N & Parte> {
  lista: readonly T[];
  /** @throws ApiError or NetworkError. */
  change: (cambio: (actuales: readonly T[]) => N[]) => Promise<void>;
  /** '«Primeros» ya no es …' */
  que: 'un pase' | 'una estación';
}

/** A list of the house, one of which is open in a sheet. */
export function useListaCocina<N, T extends N & Parte>({ lista, change, que }: OpcionesLista<N, T>) {
  const [editando, setEditando] = useState(false);
  const [elegida, setElegida] = useState<T | null>(null);
  const [ocupada, setOcupada] = useState(false);

  /** Returns whether it is stored; else a toast says why not. */
  async function tryChange(cambio: (actuales: readonly T[]) => N[]): Promise<boolean> {
    setOcupada(true);
    try {
      await change(cambio);
      return true;
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error), id: que });
      return false;
    } finally {
      setOcupada(false);
    }
  }

  /** What names it stays stored, so it comes back with its dishes. */
  async function remove(quitada: T): Promise<void> {
    const puesto = lista.indexOf(quitada);
    setEditando(false);
    if (!(await tryChange((actuales) => actuales.filter(({ _id }) => _id !== quitada._id)))) return;
    showToast({
      texto: `«${quitada.nombre}» ya no es ${que}`,
      accion: {
        texto: 'Deshacer',
        onAction: () => void tryChange((actuales) => withPuesto(actuales, quitada, puesto)),
      },
      id: que,
    });
  }

  return {
    /** Null makes a new one. */
    elegida,
    editando,
    ocupada,
    open: (cual: T | null) => {
      setElegida(cual);
      setEditando(true);
    },
    close: () => setEditando(false),
    tryChange,
    remove,
  };
}
