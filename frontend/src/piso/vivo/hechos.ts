import { create } from 'zustand';
import { showToast } from '../../shared/ui/Toasts/toast';

/** Something done on this screen that can be taken back. */
export interface Hecho {
  /** What was done, as its person would say it: 'Mesa 4: Listo'. */
  texto: string;
  /** `pasado`: it can no longer be taken back; `fallido`: it could not be now, and its person was told. */
  undo: () => Promise<'hecho' | 'pasado' | 'fallido'>;
  /** Whether it could be taken back now; without it, always. */
  isVigente?: () => boolean;
}

/** How many moves are remembered. */
const MAXIMO = 30;
export const CONTRA_EL_MUNDO = 'Ya no se puede deshacer: el pedido ha cambiado';

/** What has been done on this screen, the last one at the end: what 'Deshacer' takes back, one by one. */
export const useHechos = create<{ pila: readonly Hecho[] }>()(() => ({ pila: [] }));

export function noteHecho(hecho: Hecho): void {
  useHechos.setState(({ pila }) => ({ pila: [...pila, hecho].slice(-MAXIMO) }));
}

/** Takes back the last thing done; what fails for want of the server may be tried again. */
export async function undoUltimo(): Promise<void> {
  const ultimo = useHechos.getState().pila.at(-1);
  if (ultimo === undefined) return;
  useHechos.setState(({ pila }) => ({ pila: pila.filter((hecho) => hecho !== ultimo) }));
  const resultado = await ultimo.undo();
  if (resultado === 'fallido') noteHecho(ultimo);
  if (resultado === 'pasado') showToast({ texto: CONTRA_EL_MUNDO, tono: 'error' });
}

/** Forgets what can no longer be taken back, as when it has been taken back elsewhere. */
export function forgetPasados(): void {
  useHechos.setState(({ pila }) => ({ pila: pila.filter(({ isVigente }) => isVigente?.() ?? true) }));
}

/** Another person, or another restaurant, begins with nothing to take back. */
export function forgetHechos(): void {
  useHechos.setState({ pila: [] });
}
