export class EntregaFallida extends Error {
  /**
   * @param motivo never the other side's words, which may repeat an address. @param definitiva a retry cannot
   * help.
   */
  constructor(
    readonly motivo: string,
    readonly definitiva: boolean,
    cause: unknown,
  ) {
    super(motivo, { cause });
  }
}

/** For the log. */
export function motivoOf(error: unknown): string {
  if (error instanceof EntregaFallida) return error.motivo;
  if (!(error instanceof Error)) return 'error desconocido';
  return String((error as NodeJS.ErrnoException).code ?? error.name);
}
