export interface Abierto {
  /** The highest closes first. */
  nivel: number;
  onClose: () => void;
}

/** Not every browser has it. */
interface VigilanteCierre {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => VigilanteCierre;
  }
}

/** A history entry outlives what was open by this (ms), so that no step back undoes leaving the page. */
const SALIDA_MS = 300;

const abiertos: Abierto[] = [];
let vigilante: VigilanteCierre | null = null;

/** Only browsers without CloseWatcher need it. */
let isPorHistoria = false;
/** We are leaving our own entry. */
let isVolviendo = false;
/** This address replaced the page's meanwhile. */
let direccion: string | null = null;

/** Returns how to stop. */
export function onAtras(abierto: Abierto): () => void {
  abiertos.push(abierto);
  abiertos.sort((a, b) => a.nivel - b.nivel);
  update();
  return () => {
    abiertos.splice(abiertos.indexOf(abierto), 1);
    update();
  };
}

/** Call it once at start; leaves an entry that a reload left over. */
export function startAtras(): void {
  if (window.CloseWatcher) return;
  isPorHistoria = true;
  window.addEventListener('popstate', handlePop);
  settle();
}

/** Works also while something is open on an entry of its own. */
export function replaceDireccion(nueva: string): void {
  window.history.replaceState(window.history.state, '', nueva);
  if (isNuestra()) direccion = nueva;
}

function update(): void {
  if (isPorHistoria) setTimeout(settle, abiertos.length > 0 ? 0 : SALIDA_MS);
  else if (abiertos.length === 0) stopWatching();
  else watch();
}

/** One watcher serves the whole pile: the browser groups those opened without a tap, and would close all. */
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

function isNuestra(): boolean {
  return (window.history.state as { capa?: unknown } | null)?.capa === true;
}

/**
 * Keeps one history entry while anything is open. Entries left behind by going to another page are skipped
 * when somebody comes back.
 */
function settle(): void {
  const { history } = window;
  if (isVolviendo && isNuestra()) return;
  isVolviendo = false;
  if (isNuestra() === abiertos.length > 0) return;
  if (abiertos.length > 0) {
    // keep where the page is scrolled to
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
  // after the screen has drawn: what asks before closing is still open
  setTimeout(settle);
}
