/** Safari has no requestIdleCallback; there, this long after is idle enough. Milliseconds. */
const RESPIRO = 1_500;

/**
 * Runs tasks in their order, each once the browser has nothing better to do, so that no finger waits for more
 * than one of them; answers how to cancel those that have not run.
 */
export function onOcio(...tasks: readonly (() => void)[]): () => void {
  const [task, ...resto] = tasks;
  if (!task) return () => undefined;
  let cancel = onTurno(() => {
    cancel = onOcio(...resto);
    task();
  });
  return () => cancel();
}

function onTurno(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const turno = window.requestIdleCallback(task, { timeout: 4_000 });
    return () => window.cancelIdleCallback(turno);
  }
  const turno = window.setTimeout(task, RESPIRO);
  return () => window.clearTimeout(turno);
}
