interface Cancelable {
  cancelada?: unknown;
  enterado?: unknown;
}

/** The lines that are still wanted: a cancelled one is left out of totals and estados. */
export function vivasOf<L extends Cancelable>(lineas: readonly L[]): L[] {
  return lineas.filter(({ cancelada }) => cancelada === undefined);
}

/** It was cancelled, and its station has not yet said that it knows. */
export function isCanceladaPorVer({ cancelada, enterado }: Cancelable): boolean {
  return cancelada !== undefined && enterado === undefined;
}

export function canceladasPorVer<L extends Cancelable>(lineas: readonly L[]): L[] {
  return lineas.filter(isCanceladaPorVer);
}
