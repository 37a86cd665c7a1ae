/** Safari has no requestIdleCallback; there, this long after is idle enough. Milliseconds. */
const RESPIRO = 1_500;

/** Runs a task once the browser has nothing better to do; answers how to cancel it. */
export function onOcio(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const turno = window.requestIdleCallback(task, { timeout: 4_000 });
    return () => window.cancelIdleCallback(turno);
  }
  const turno = window.setTimeout(task, RESPIRO);
  return () => window.clearTimeout(turno);
}
