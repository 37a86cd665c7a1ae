import { create } from 'zustand';
import { showToast } from '../../shared/ui/Toasts/toast';

export interface Hecho {
  /** 'Mesa 4: Listo'. */
  texto: string;
  /** `pasado`: no longer possible; `fallido`: failed now, and was shown. */
  undo: () => Promise<'hecho' | 'pasado' | 'fallido'>;
  /** Absent: always. */
  isVigente?: () => boolean;
}

const MAXIMO = 30;
export const CONTRA_EL_MUNDO = 'Ya no se puede deshacer: el pedido ha cambiado';

/** Latest last. */
export const useHechos = create<{ pila: readonly Hecho[] }>()(() => ({ pila: [] }));

export function noteHecho(hecho: Hecho): void {
  useHechos.setState(({ pila }) => ({ pila: [...pila, hecho].slice(-MAXIMO) }));
}

/** A failed one may be tried again. */
export async function undoUltimo(): Promise<void> {
  const ultimo = useHechos.getState().pila.at(-1);
  if (ultimo === undefined) return;
  useHechos.setState(({ pila }) => ({ pila: pila.filter((hecho) => hecho !== ultimo) }));
  const resultado = await ultimo.undo();
  if (resultado === 'fallido') noteHecho(ultimo);
  if (resultado === 'pasado') showToast({ texto: CONTRA_EL_MUNDO, tono: 'error' });
}

/** Undone elsewhere, for instance. */
export function forgetPasados(): void {
  useHechos.setState(({ pila }) => ({ pila: pila.filter(({ isVigente }) => isVigente?.() ?? true) }));
}

export function forgetHechos(): void {
  useHechos.setState({ pila: [] });
}
