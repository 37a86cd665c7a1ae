/** The database cannot be used; the message is one Spanish line for whoever started the program. */
export class BaseDatosError extends Error {
  override readonly name = 'BaseDatosError';
}
