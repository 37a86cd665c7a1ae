import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { Buscado } from './modelo/totales';

export const useResaltado = create<{ buscado: Buscado | null }>()(() => ({ buscado: null }));

/** Toggles, and scrolls the first one into view. */
export function toggleResaltado(buscado: Buscado): void {
  const { buscado: antes } = useResaltado.getState();
  flushSync(() => useResaltado.setState({ buscado: antes && isMismo(antes, buscado) ? null : buscado }));
  document.querySelector('[data-resaltado]')?.scrollIntoView({ block: 'nearest' });
}

export function forgetResaltado(): void {
  useResaltado.setState({ buscado: null });
}

export function isMismo(a: Buscado, b: Buscado): boolean {
  return a.clave === b.clave && a.texto === b.texto && a.contado === b.contado;
}
