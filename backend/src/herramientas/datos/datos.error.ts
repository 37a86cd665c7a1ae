/** Nothing could be carried in or out; the message is one Spanish line for whoever asked. */
export class DatosError extends Error {
  override readonly name = 'DatosError';
}

export const archivoDanado = (file: string, porque: string, cause?: unknown): DatosError =>
  new DatosError(`${file} está dañado o incompleto (${porque}). No se ha tocado nada.`, { cause });
