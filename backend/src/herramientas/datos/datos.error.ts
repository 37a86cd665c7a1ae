/** The message is one Spanish line for the caller of an export or import. */
export class DatosError extends Error {
  override readonly name = 'DatosError';
}

export const archivoDanado = (file: string, porque: string, cause?: unknown): DatosError =>
  new DatosError(`${file} está dañado o incompleto (${porque}). No se ha tocado nada.`, { cause });
