/** An envio did not leave. */
export class EntregaFallida extends Error {
  /**
   * @param motivo for the log: never the other side's own words, which may repeat an address.
   * @param definitiva whether trying again cannot help.
   */
  constructor(
    readonly motivo: string,
    readonly definitiva: boolean,
    cause: unknown,
  ) {
    super(motivo, { cause });
  }
}

/** Why something failed, for the log. */
export function motivoOf(error: unknown): string {
  if (error instanceof EntregaFallida) return error.motivo;
  if (!(error instanceof Error)) return 'error desconocido';
  return String((error as NodeJS.ErrnoException).code ?? error.name);
}
