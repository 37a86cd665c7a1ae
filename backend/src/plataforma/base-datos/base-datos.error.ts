/** The message is one Spanish line for the person who started the program. */
export class BaseDatosError extends Error {
  override readonly name = 'BaseDatosError';
}
