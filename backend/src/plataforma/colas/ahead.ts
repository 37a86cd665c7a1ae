/** Starts work early without an unhandled rejection; a failure reaches whoever awaits it. */
export function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
