import type { Linea } from '@carta/contracts';
import { unidadesPedidas } from '../../../shared/lib/retiradas';

interface CancelacionPorVer {
  unidades: number;
  motivo: string;
  /** '' until the server answers. */
  por: string;
}

/** Not acknowledged by its station; a cancelled line counts all its units. */
export function cancelacionesPorVer(linea: Linea): CancelacionPorVer[] {
  const { cancelada, enterado, retiradas = [] } = linea;
  if (cancelada) {
    const { motivo, por } = cancelada;
    return enterado ? [] : [{ unidades: unidadesPedidas(linea), motivo, por }];
  }
  return retiradas.filter((una) => una.enterado === undefined);
}

/** A unique name; null without any. */
export function nombreCancelacion({ _id, cancelada, retiradas = [] }: Linea): string | null {
  if (cancelada) return _id;
  return retiradas.length > 0 ? `${_id} ${retiradas.length}` : null;
}
