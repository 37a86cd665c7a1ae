export class EntregaFallida extends Error {
  /**
   * `motivo` never repeats the other side's words, which may contain an address; when `definitiva`, a retry
   * cannot help.
   */
  constructor(
    readonly motivo: string,
    readonly definitiva: boolean,
    cause: unknown,
  ) {
    super(motivo, { cause });
  }
}

export function motivoOf(error: unknown): string {
  if (error instanceof EntregaFallida) return error.motivo;
  if (!(error instanceof Error)) return 'error desconocido';
  return String((error as NodeJS.ErrnoException).code ?? error.name);
}
