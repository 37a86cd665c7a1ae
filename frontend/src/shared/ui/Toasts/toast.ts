export interface Toast {
  texto: string;
  accion?: { texto: string; onAction: () => void };
  /** An error interrupts screen readers. */
  tono?: 'neutro' | 'exito' | 'error';
  /** ms; 5,000 by default, 8,000 with an action, 0 until closed. */
  duracion?: number;
  /** Replaces the message of the same id. */
  id?: string;
}

interface Oyente {
  show: (toast: Toast) => void;
  retirar: (id: string) => void;
}

const enEspera: Toast[] = [];
let oyente: Oyente | null = null;

/** Works before `<Toasts />` has loaded: messages wait for it. */
export function showToast(toast: Toast): void {
  if (oyente) oyente.show(toast);
  else enEspera.push(toast);
}

export function removeToast(id: string): void {
  if (oyente) oyente.retirar(id);
  else enEspera.splice(0, Infinity, ...enEspera.filter((toast) => toast.id !== id));
}

/** For `<Toasts />` only; returns how to stop. */
export function onToast(nuevo: Oyente): () => void {
  oyente = nuevo;
  enEspera.splice(0).forEach(nuevo.show);
  return () => {
    if (oyente === nuevo) oyente = null;
  };
}
