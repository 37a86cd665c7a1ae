/** ms; Safari has no requestIdleCallback. */
const RESPIRO = 1_500;

/**
 * Runs tasks in order, one per idle moment, so that a tap waits for one at most; returns how to cancel the
 * rest.
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
