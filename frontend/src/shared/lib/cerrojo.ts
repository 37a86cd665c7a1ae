/** Runs a task while nobody else on this browser runs one under the same name. */
export type Cerrojo = <T>(nombre: string, task: () => Promise<T>) => Promise<T>;

/** A tab frozen by the phone may keep its turn for ever: after this, go on without it. Milliseconds. */
const PACIENCIA = 15_000;
/** How long another tab's write may take to be seen, in ms, where there are no locks. */
const ASENTAMIENTO = 40;

/**
 * One at a time across the tabs of this browser, by Web Locks. They need a secure context; without
 * them a task still runs, once what other tabs have just written can be read.
 */
export const cerrojoDelNavegador: Cerrojo = async (nombre, task) => {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) {
    await new Promise((resolve) => setTimeout(resolve, ASENTAMIENTO));
    return task();
  }
  let empezada: ReturnType<typeof task> | null = null;
  const begin = () => (empezada ??= task());
  try {
    return await locks.request(nombre, { signal: AbortSignal.timeout(PACIENCIA) }, begin);
  } catch (error) {
    if (empezada !== null) throw error;
    return begin();
  }
};
