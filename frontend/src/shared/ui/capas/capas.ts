/** One open sheet or dialog. */
export interface Capa {
  id: string;
  /** Its z-index; the highest is the top one. */
  nivel: number;
  onClose: () => void;
}

/** The part of the browser's CloseWatcher that is used; not every browser has it. */
interface VigilanteCierre {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => VigilanteCierre;
  }
}

const abiertas: Capa[] = [];
const duenoDeEscape = new WeakMap<Event, string | undefined>();
let vigilante: VigilanteCierre | null = null;

/** Puts a layer on the pile; answers how to take it off. */
export function apilar(capa: Capa): () => void {
  abiertas.push(capa);
  abiertas.sort((a, b) => a.nivel - b.nivel);
  watch();
  tellPagina();
  return () => {
    abiertas.splice(abiertas.indexOf(capa), 1);
    if (abiertas.length === 0) stopWatching();
    tellPagina();
  };
}

/** Whether a sheet or a dialog is open: the page below it takes no keys. */
export function hayCapas(): boolean {
  return abiertas.length > 0;
}

/** For the style sheets: `:root[data-capas]`. */
function tellPagina(): void {
  document.documentElement.toggleAttribute('data-capas', hayCapas());
}

/**
 * Whether this key press is for this layer. The answer is fixed the first time the event is seen:
 * the top layer may already be gone when the ones below hear the same press.
 */
export function recibeEscape(id: string, event: Event): boolean {
  if (!duenoDeEscape.has(event)) duenoDeEscape.set(event, abiertas.at(-1)?.id);
  return duenoDeEscape.get(event) === id;
}

/**
 * Android's Back closes the top layer. There is one watcher for the whole pile because the browser
 * groups those opened without a tap, and would close all of them at once.
 */
function watch(): void {
  if (vigilante || abiertas.length === 0 || !window.CloseWatcher) return;
  vigilante = new window.CloseWatcher();
  vigilante.onclose = () => {
    vigilante = null;
    abiertas.at(-1)?.onClose();
    watch();
  };
}

function stopWatching(): void {
  vigilante?.destroy();
  vigilante = null;
}
