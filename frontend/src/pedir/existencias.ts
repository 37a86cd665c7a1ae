import type { ConExistencias } from '@carta/contracts';
import { create } from 'zustand';

type Existencias = Required<ConExistencias>;

/** Of the one house that a page shows. */
const useExistencias = create<Existencias>(() => ({ quedan: {} }));

/** What the channel says is all that is counted; nothing is known before it says so. */
export function hearExistencias({ quedan = {} }: ConExistencias = {}): void {
  useExistencias.setState({ quedan });
}

/** Units left, null where it is not counted. */
export function useQuedan(productoId: string): number | null {
  return useExistencias(({ quedan }) => quedan[productoId] ?? null);
}
