/** Something open that Back closes: a sheet, a dialog, a panel. */
export interface Abierto {
  /** The highest is closed first. */
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

/**
 * For how long an entry outlives what was open: what is closed to go to another page has gone there by then, which a
 * step back under way would undo.
 */
const SALIDA_MS = 300;

const abiertos: Abierto[] = [];
let vigilante: VigilanteCierre | null = null;

/** Whether the history is used, which only a browser without CloseWatcher needs. */
let isPorHistoria = false;
/** The entry of what is open is being left by our own doing. */
let isVolviendo = false;
/** What the page's address has become while something was open. */
let direccion: string | null = null;

/** Lets Back close this until what it returns is called. */
export function onAtras(abierto: Abierto): () => void {
  abiertos.push(abierto);
  abiertos.sort((a, b) => a.nivel - b.nivel);
  update();
  return () => {
    abiertos.splice(abiertos.indexOf(abierto), 1);
    update();
  };
}

/** To be called once, before anything is open. An entry that a reload has left over is left at once. */
export function startAtras(): void {
  if (window.CloseWatcher) return;
  isPorHistoria = true;
  window.addEventListener('popstate', handlePop);
  settle();
}

/** Changes the address of the page, also where what is open stands on an entry of its own. */
export function replaceDireccion(nueva: string): void {
  window.history.replaceState(window.history.state, '', nueva);
  if (isNuestra()) direccion = nueva;
}

function update(): void {
  if (isPorHistoria) setTimeout(settle, abiertos.length > 0 ? 0 : SALIDA_MS);
  else if (abiertos.length === 0) stopWatching();
  else watch();
}

/**
 * Android's Back, and Escape. There is one watcher for the whole pile because the browser groups those opened without
 * a tap, and would close all of them at once.
 */
function watch(): void {
  if (vigilante || abiertos.length === 0 || !window.CloseWatcher) return;
  vigilante = new window.CloseWatcher();
  vigilante.onclose = () => {
    vigilante = null;
    abiertos.at(-1)?.onClose();
    watch();
  };
}

function stopWatching(): void {
  vigilante?.destroy();
  vigilante = null;
}

/** Whether the browser stands on the entry that is there to be gone back from. It has the router's state too. */
function isNuestra(): boolean {
  return (window.history.state as { capa?: unknown } | null)?.capa === true;
}

/**
 * Puts one entry into the history for all that is open, and takes it out when nothing is. What another page was opened
 * from is left where it is, and passed over when somebody comes back to it.
 */
function settle(): void {
  const { history } = window;
  if (isVolviendo && isNuestra()) return;
  isVolviendo = false;
  if (isNuestra() === abiertos.length > 0) return;
  if (abiertos.length > 0) {
    // where the page has been scrolled to meanwhile it stays
    history.scrollRestoration = 'manual';
    history.pushState({ ...(history.state as object | null), capa: true }, '');
  } else {
    isVolviendo = true;
    history.back();
  }
}

function handlePop(): void {
  const isNuestroPaso = isVolviendo;
  isVolviendo = false;
  if (!isNuestra()) {
    window.history.scrollRestoration = 'auto';
    if (direccion !== null) window.history.replaceState(window.history.state, '', direccion);
    direccion = null;
    if (!isNuestroPaso) abiertos.at(-1)?.onClose();
  }
  // once the screen has drawn what has become of it: what asks before it closes is open still
  setTimeout(settle);
}
