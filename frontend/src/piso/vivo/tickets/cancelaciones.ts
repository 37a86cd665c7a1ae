import type { Linea } from '@carta/contracts';
import { unidadesPedidas } from '../../../shared/lib/retiradas';

interface CancelacionPorVer {
  unidades: number;
  motivo: string;
  /** It is '' until the server answers. */
  por: string;
}

/** The station has not acknowledged these; a cancelled line counts all its units. */
export function cancelacionesPorVer(linea: Linea): CancelacionPorVer[] {
  const { cancelada, enterado, retiradas = [] } = linea;
  if (cancelada) {
    const { motivo, por } = cancelada;
    return enterado ? [] : [{ unidades: unidadesPedidas(linea), motivo, por }];
  }
  return retiradas.filter((retirada) => retirada.enterado === undefined);
}

/** Returns a unique name, or null without any. */
export function nombreCancelacion({ _id, cancelada, retiradas = [] }: Linea): string | null {
  if (cancelada) return _id;
  return retiradas.length > 0 ? `${_id} ${retiradas.length}` : null;
}
