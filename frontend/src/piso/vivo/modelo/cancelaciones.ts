import type { Linea } from '@carta/contracts';
import { unidadesPedidas } from '../../../shared/lib/retiradas';

/** Something cancelled that its station does not know of. */
interface CancelacionPorVer {
  unidades: number;
  motivo: string;
  /** Empty while the server has not answered. */
  por: string;
}

/** What was cancelled of a line and its station has not said that it knows; a whole line is all that was asked for. */
export function cancelacionesPorVer(linea: Linea): CancelacionPorVer[] {
  const { cancelada, enterado, retiradas = [] } = linea;
  if (cancelada) {
    const { motivo, por } = cancelada;
    return enterado ? [] : [{ unidades: unidadesPedidas(linea), motivo, por }];
  }
  return retiradas.filter((una) => una.enterado === undefined);
}

/** The last cancellation of a line, by a name of its own; null where nothing of it was cancelled. */
export function nombreCancelacion({ _id, cancelada, retiradas = [] }: Linea): string | null {
  if (cancelada) return _id;
  return retiradas.length > 0 ? `${_id} ${retiradas.length}` : null;
}
