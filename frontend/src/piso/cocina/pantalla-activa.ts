import { useEffect, useState } from 'react';

/** `imposible`: this browser has no way to ask, as over plain http; `rechazada`: it has, and said no. */
export type PantallaActiva = 'pidiendo' | 'encendida' | 'rechazada' | 'imposible';

/** How soon a refusal is asked about again, in ms. */
const REINTENTO_MS = 30_000;

/** Whether this browser can be asked at all to keep its screen on. */
export function isPantallaPosible(): boolean {
  return typeof navigator !== 'undefined' && 'wakeLock' in navigator;
}

/**
 * Keeps the screen on for as long as the page shows. The browser takes the promise back whenever the page
 * is hidden, so it is asked for again when somebody returns to it.
 */
export function usePantallaActiva(): PantallaActiva {
  const [estado, setEstado] = useState<PantallaActiva>(isPantallaPosible() ? 'pidiendo' : 'imposible');
  useEffect(() => (isPantallaPosible() ? keepEncendida(setEstado) : undefined), []);
  return estado;
}

function keepEncendida(onCambio: (estado: PantallaActiva) => void): () => void {
  let candado: WakeLockSentinel | null = null;
  let pidiendo = false;
  let parada = false;

  const ask = async () => {
    if (pidiendo || candado !== null || document.visibilityState !== 'visible') return;
    pidiendo = true;
    try {
      hold(await navigator.wakeLock.request('screen'));
    } catch {
      if (!parada) onCambio('rechazada');
    } finally {
      pidiendo = false;
    }
  };
  const hold = (dado: WakeLockSentinel) => {
    if (parada) return void dado.release();
    candado = dado;
    onCambio('encendida');
    dado.addEventListener('release', () => {
      candado = null;
      if (!parada) onCambio('rechazada');
    });
  };
  const handleVisible = () => void ask();

  document.addEventListener('visibilitychange', handleVisible);
  const reloj = setInterval(handleVisible, REINTENTO_MS);
  void ask();
  return () => {
    parada = true;
    clearInterval(reloj);
    document.removeEventListener('visibilitychange', handleVisible);
    void candado?.release();
  };
}
