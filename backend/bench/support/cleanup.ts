type Task = () => unknown;

const tasks: Task[] = [];

/** To be done when everything has ended, however it ended; the last one first. */
export function atEnd(task: Task): void {
  tasks.push(task);
}

/** Leaves nothing behind: no process, no folder. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    await Promise.resolve(task()).catch((error: unknown) => console.error(error));
  }
}

/** Ctrl-C and SIGTERM leave nothing behind either. */
export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
}
