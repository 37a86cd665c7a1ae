import { instante } from '../tablero/instante';

/** Looks are this far apart (ms) while anything happens. */
const TIC_MS = 250;

export interface Reloj {
  /** The next look comes within a tic. */
  wake: () => void;
  stop: () => void;
}

/**
 * Looks four times a second, even in a hidden tab, or sleeps until the instant that `look` returns: a phone
 * whose clock always ticks does not sleep.
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
  /** It replaces an earlier one. */
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
