import { create } from 'zustand';
import type { Grupo } from '@carta/contracts';

interface Cobrando {
  /** The bill of this tab was opened last; null when none was yet. */
  grupoMesa: string | null;
  abierta: boolean;
}

/** Every 'Cobrar', of a mesa, the radar or a board, opens this one bill. */
export const useCobrando = create<Cobrando>()(() => ({ grupoMesa: null, abierta: false }));

export function openCuenta({ grupoMesa }: Pick<Grupo, 'grupoMesa'>): void {
  useCobrando.setState({ grupoMesa, abierta: true });
}

export function closeCuenta(): void {
  useCobrando.setState({ abierta: false });
}
