import { useState } from 'react';
import { useOcupado } from '../../shared/lib/useAccion';
import { showToast } from '../../shared/ui/Toasts/toast';
import { tryOrTell } from './avisos';
import { withPuesto } from './listas';

interface ConNombre {
  _id: string;
  nombre: string;
}

interface OpcionesLista<N, T extends N & ConNombre> {
  lista: readonly T[];
  /** @throws ApiError or NetworkError. */
  change: (cambio: (actuales: readonly T[]) => N[]) => Promise<void>;
  /** '«Primeros» ya no es …' */
  que: 'un pase' | 'una estación' | 'una zona' | 'una forma de cobro';
}

/** The one of a list that stands in a sheet, also while this closes; null is a new one. */
export function useElegida<T>() {
  const [abierta, setAbierta] = useState(false);
  const [elegida, setElegida] = useState<T | null>(null);
  const open = (cual: T | null) => {
    setElegida(cual);
    setAbierta(true);
  };
  return { elegida, abierta, open, onClose: () => setAbierta(false) };
}

/** A list of the house, one of which is open in a sheet. */
export function useListaConHoja<N, T extends N & ConNombre>({ lista, change, que }: OpcionesLista<N, T>) {
  const { ocupado, during } = useOcupado();
  const hoja = useElegida<T>();
  const tryChange = (cambio: (actuales: readonly T[]) => N[]) =>
    during(() => tryOrTell(() => change(cambio), que));

  /** What names it stays stored, so it comes back with its dishes. */
  async function remove(quitada: T): Promise<void> {
    const puesto = lista.indexOf(quitada);
    hoja.onClose();
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

  return { ...hoja, ocupada: ocupado, tryChange, remove };
}
