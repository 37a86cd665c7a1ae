export type Cerrojo = <T>(nombre: string, task: () => Promise<T>) => Promise<T>;

/** ms; a tab that the phone froze may hold its turn forever, so go on without it. */
const PACIENCIA = 15_000;
/** ms in which another tab's write becomes visible, without Web Locks. */
const ASENTAMIENTO = 40;

/**
 * One task at a time across tabs, by Web Locks. Without a secure context there are none: the task runs once
 * other tabs' last writes are visible.
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
