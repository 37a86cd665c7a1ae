import { instante } from './instante';

/** How often a board looks at its own pulse while anything goes on, in ms. */
const TIC_MS = 250;

export interface Reloj {
  /** Something has happened: it looks within a tic. */
  wake: () => void;
  stop: () => void;
}

/**
 * Looks four times a second, also in a tab nobody looks at, or sleeps until the instant that `look` answers
 * where that is later: a phone whose clock ticks all the time does not sleep.
 */
export function startReloj(look: () => number): Reloj {
  const timer = createTimer(handleTic);
  let proximo = Infinity;
  let parado = false;

  function plan(hasta: number): void {
    proximo = hasta;
    if (!parado) timer.set(hasta - instante());
  }
  function handleTic(): void {
    let hasta = -Infinity;
    try {
      if (!parado) hasta = look();
    } finally {
      plan(Math.max(hasta, instante() + TIC_MS));
    }
  }
  const wake = () => {
    const pronto = instante() + TIC_MS;
    if (pronto < proximo) plan(pronto);
  };
  wake();
  return {
    wake,
    stop: () => {
      parado = true;
      timer.stop();
    },
  };
}

interface Timer {
  /** Calls back once, so many ms from now; what was set before is forgotten. */
  set: (ms: number) => void;
  stop: () => void;
}

function createTimer(onFin: () => void): Timer {
  let worker = createWorker();
  let espera: ReturnType<typeof setTimeout> | undefined;
  const set = (ms: number) => {
    const plazo = Math.max(0, ms);
    if (worker) return worker.postMessage(plazo);
    clearTimeout(espera);
    espera = setTimeout(onFin, plazo);
  };
  if (worker) {
    worker.onmessage = onFin;
    worker.onerror = () => {
      worker = null;
      set(TIC_MS);
    };
  }
  const stop = () => {
    worker?.terminate();
    clearTimeout(espera);
  };
  return { set, stop };
}

function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./reloj.worker.ts', import.meta.url), { type: 'module' });
}
