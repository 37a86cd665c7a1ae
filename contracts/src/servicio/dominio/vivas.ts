interface Cancelable {
  cancelada?: unknown;
}

interface PorSaber extends Cancelable {
  enterado?: unknown;
  retiradas?: readonly { enterado?: unknown }[];
}

/** The lines that are still wanted: a cancelled one is left out of totals and estados. */
export function vivasOf<L extends Cancelable>(lineas: readonly L[]): L[] {
  return lineas.filter(({ cancelada }) => cancelada === undefined);
}

/** How many units of a line are still wanted. */
export function unidadesVivas({ cancelada, cantidad }: { cancelada?: unknown; cantidad: number }): number {
  return cancelada === undefined ? cantidad : 0;
}

/** It was cancelled, or units of it were, and its station has not yet said that it knows. */
export function isCanceladaPorVer({ cancelada, enterado, retiradas = [] }: PorSaber): boolean {
  const isPorVer = cancelada !== undefined && enterado === undefined;
  return isPorVer || retiradas.some((retirada) => retirada.enterado === undefined);
}

export function canceladasPorVer<L extends PorSaber>(lineas: readonly L[]): L[] {
  return lineas.filter(isCanceladaPorVer);
}

/** It, or units of it, came back after a cancellation, and its station has not yet said that it knows. */
export function isRepuestaPorVer({
  cancelada,
  repuesta,
}: Cancelable & { repuesta?: { enterado?: unknown } }): boolean {
  return cancelada === undefined && repuesta !== undefined && repuesta.enterado === undefined;
}
