import { create } from 'zustand';
import type { Grupo } from '@carta/contracts';

interface Cobrando {
  /** The tab whose bill was opened last; null: none yet. */
  grupoMesa: string | null;
  abierta: boolean;
}

/** Which bill is open on this screen: every 'Cobrar', of a mesa, the radar or a board, opens the same sheet. */
export const useCobrando = create<Cobrando>()(() => ({ grupoMesa: null, abierta: false }));

export function openCuenta({ grupoMesa }: Pick<Grupo, 'grupoMesa'>): void {
  useCobrando.setState({ grupoMesa, abierta: true });
}

export function closeCuenta(): void {
  useCobrando.setState({ abierta: false });
}
