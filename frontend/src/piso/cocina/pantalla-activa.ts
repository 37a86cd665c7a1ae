import { useEffect, useState } from 'react';

/** With `imposible` the browser cannot be asked, as over plain http. */
export type PantallaActiva = 'pidiendo' | 'encendida' | 'rechazada' | 'imposible';

const REINTENTO_MS = 30_000;

export function isPantallaPosible(): boolean {
  return typeof navigator !== 'undefined' && 'wakeLock' in navigator;
}

/** The browser drops the lock whenever the page is hidden, so it is requested again on return. */
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
