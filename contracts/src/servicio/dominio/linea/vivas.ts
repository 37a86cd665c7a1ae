import { isEnEspera } from './pase';
import type { LineaConPase } from './pase';

/** What waits its turn is asked about once it marches. */
type PuedeEsperar = Pick<LineaConPase, 'pase' | 'marchada'>;

interface Cancelable {
  cancelada?: unknown;
}

interface DeMenu {
  esMenu?: unknown;
}

interface PorSaber extends Cancelable, PuedeEsperar, DeMenu {
  enterado?: unknown;
  retiradas?: readonly { enterado?: unknown }[];
}

export function vivasOf<L extends Cancelable>(lineas: readonly L[]): L[] {
  return lineas.filter(({ cancelada }) => cancelada === undefined);
}

/** What stations make: a menu line only bears the price (docs/reglas/carta.md#menus-of-the-day). */
export function platosVivosOf<L extends Cancelable & DeMenu>(lineas: readonly L[]): L[] {
  return lineas.filter(({ cancelada, esMenu }) => cancelada === undefined && !esMenu);
}

export function unidadesVivas({ cancelada, cantidad }: { cancelada?: unknown; cantidad: number }): number {
  return cancelada === undefined ? cantidad : 0;
}

/** It was cancelled, wholly or in part, and its station has not acknowledged that. */
export function isCanceladaPorVer(linea: PorSaber): boolean {
  const { cancelada, enterado, retiradas = [], esMenu } = linea;
  if (esMenu || isEnEspera(linea)) return false;
  const isPorVer = cancelada !== undefined && enterado === undefined;
  return isPorVer || retiradas.some((retirada) => retirada.enterado === undefined);
}

export function canceladasPorVer<L extends PorSaber>(lineas: readonly L[]): L[] {
  return lineas.filter(isCanceladaPorVer);
}

/** A cancellation was undone, and its station has not acknowledged that. */
export function isRepuestaPorVer(
  linea: PuedeEsperar & Cancelable & DeMenu & { repuesta?: { enterado?: unknown } },
): boolean {
  const { cancelada, repuesta, esMenu } = linea;
  if (esMenu || isEnEspera(linea)) return false;
  return cancelada === undefined && repuesta !== undefined && repuesta.enterado === undefined;
}
