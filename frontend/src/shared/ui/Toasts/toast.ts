/** A short message that goes away by itself. */
export interface Toast {
  texto: string;
  /** Such as 'Deshacer'; pressing it also takes the message away. */
  accion?: { texto: string; onAction: () => void };
  /** An error interrupts who uses a screen reader; the others wait their turn. */
  tono?: 'neutro' | 'exito' | 'error';
  /** Milliseconds it stays; 5,000 by default, 8,000 with an action. 0 waits to be closed. */
  duracion?: number;
  /** Messages of the same id replace each other instead of piling up. */
  id?: string;
}

/** Shows a message, or takes one away. */
interface Oyente {
  show: (toast: Toast) => void;
  retirar: (id: string) => void;
}

const enEspera: Toast[] = [];
let oyente: Oyente | null = null;

/**
 * Shows a message from anywhere. What is said before `<Toasts />` has loaded waits for it, so callers
 * never need to load it themselves.
 */
export function showToast(toast: Toast): void {
  if (oyente) oyente.show(toast);
  else enEspera.push(toast);
}

/** Takes a message away before its time: what it leads to is already on screen. */
export function removeToast(id: string): void {
  if (oyente) oyente.retirar(id);
  else enEspera.splice(0, Infinity, ...enEspera.filter((toast) => toast.id !== id));
}

/** For `<Toasts />` only: takes what waits and what comes; answers how to stop. */
export function onToast(nuevo: Oyente): () => void {
  oyente = nuevo;
  enEspera.splice(0).forEach(nuevo.show);
  return () => {
    if (oyente === nuevo) oyente = null;
  };
}
