/** Work begun before its turn: should it fail, whoever awaits it is told; nobody has to. */
export function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
