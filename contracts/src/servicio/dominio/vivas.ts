import { isEnEspera } from './pase';
import type { LineaConPase } from './pase';

/** What waits its turn is asked about once it marches. */
type PuedeEsperar = Pick<LineaConPase, 'pase' | 'marchada'>;

interface Cancelable {
  cancelada?: unknown;
}

interface PorSaber extends Cancelable, PuedeEsperar {
  enterado?: unknown;
  retiradas?: readonly { enterado?: unknown }[];
}

export function vivasOf<L extends Cancelable>(lineas: readonly L[]): L[] {
  return lineas.filter(({ cancelada }) => cancelada === undefined);
}

export function unidadesVivas({ cancelada, cantidad }: { cancelada?: unknown; cantidad: number }): number {
  return cancelada === undefined ? cantidad : 0;
}

/** It was cancelled, wholly or in part, and its station has not acknowledged that. */
export function isCanceladaPorVer(linea: PorSaber): boolean {
  const { cancelada, enterado, retiradas = [] } = linea;
  if (isEnEspera(linea)) return false;
  const isPorVer = cancelada !== undefined && enterado === undefined;
  return isPorVer || retiradas.some((retirada) => retirada.enterado === undefined);
}

export function canceladasPorVer<L extends PorSaber>(lineas: readonly L[]): L[] {
  return lineas.filter(isCanceladaPorVer);
}

/** A cancellation was undone, and its station has not acknowledged that. */
export function isRepuestaPorVer(
  linea: PuedeEsperar & Cancelable & { repuesta?: { enterado?: unknown } },
): boolean {
  const { cancelada, repuesta } = linea;
  return (
    !isEnEspera(linea) && cancelada === undefined && repuesta !== undefined && repuesta.enterado === undefined
  );
}
