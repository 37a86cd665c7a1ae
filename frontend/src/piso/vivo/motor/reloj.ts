import { TIC_MS } from './tic';

/** Calls back four times a second, also in a tab nobody looks at. Answers how to stop. */
export function startReloj(onTic: () => void): () => void {
  let intervalo: ReturnType<typeof setInterval> | undefined;
  const fallback = () => (intervalo ??= setInterval(onTic, TIC_MS));
  const worker = createWorker();
  if (worker === null) fallback();
  else {
    worker.onmessage = onTic;
    worker.onerror = fallback;
  }
  return () => {
    worker?.terminate();
    clearInterval(intervalo);
  };
}

function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./reloj.worker.ts', import.meta.url), { type: 'module' });
}
