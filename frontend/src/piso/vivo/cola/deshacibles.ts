import { create } from 'zustand';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { t } from '../../lenguas/t';

export interface Deshacible {
  texto: string;
  /** With `pasado` it is no longer possible; with `fallido` it failed now, and was shown. */
  undo: () => Promise<'hecho' | 'pasado' | 'fallido'>;
  /** Absent means always. */
  isVigente?: () => boolean;
}

const MAXIMO = 30;
export const CONTRA_EL_MUNDO = 'Ya no se puede deshacer: el pedido ha cambiado';

/** The latest is last. */
export const useDeshacibles = create<{ pila: readonly Deshacible[] }>()(() => ({ pila: [] }));

export function noteDeshacible(deshacible: Deshacible): void {
  useDeshacibles.setState(({ pila }) => ({ pila: [...pila, deshacible].slice(-MAXIMO) }));
}

/** The toast of a mesa that says what was done, and takes it back for a moment, of `duracion` ms. */
export function offerVuelta(
  grupoMesa: string,
  texto: string,
  undo: () => unknown,
  { duracion }: { duracion?: number } = {},
): void {
  const accion = { texto: t('Deshacer'), onAction: () => void undo() };
  showToast({ id: `deshacer-${grupoMesa}`, texto, tono: 'exito', duracion, accion });
}

/** A failed one may be tried again. */
export async function undoUltimo(): Promise<void> {
  const ultimo = useDeshacibles.getState().pila.at(-1);
  if (ultimo === undefined) return;
  useDeshacibles.setState(({ pila }) => ({ pila: pila.filter((deshacible) => deshacible !== ultimo) }));
  const resultado = await ultimo.undo();
  if (resultado === 'fallido') noteDeshacible(ultimo);
  if (resultado === 'pasado') showToast({ texto: t(CONTRA_EL_MUNDO), tono: 'error' });
}

/** Another screen may have undone it, for instance. */
export function forgetPasados(): void {
  useDeshacibles.setState(({ pila }) => ({ pila: pila.filter(({ isVigente }) => isVigente?.() ?? true) }));
}

export function forgetDeshacibles(): void {
  useDeshacibles.setState({ pila: [] });
}
