type Task = () => unknown;

const tasks: Task[] = [];

/** Runs the task when everything has ended, however it ended; the last one runs first. */
export function atEnd(task: Task): void {
  tasks.push(task);
}

/** No process and no folder is left. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    await Promise.resolve(task()).catch((error: unknown) => console.error(error));
  }
}

export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
}
