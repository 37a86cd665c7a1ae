import { useEffect, useState } from 'react';
import { onRegreso } from './pausa';

const TIC = 1_000;

/** Seconds left and a restart. Read from the clock, not counted: a phone in another app sleeps. */
export function useCuentaAtras(duracionS: number): [quedan: number, restart: () => void] {
  const [reloj, setReloj] = useState(() => begin(duracionS));

  useEffect(() => {
    const tic = () =>
      setReloj((antes) => (antes.ahora < antes.limite ? { ...antes, ahora: Date.now() } : antes));
    const pulso = setInterval(tic, TIC);
    const stop = onRegreso(tic);
    return () => {
      clearInterval(pulso);
      stop();
    };
  }, []);

  const quedan = Math.max(0, Math.ceil((reloj.limite - reloj.ahora) / 1_000));
  return [quedan, () => setReloj(begin(duracionS))];
}

function begin(duracionS: number) {
  const ahora = Date.now();
  return { ahora, limite: ahora + duracionS * 1_000 };
}

export function formatCuenta(segundos: number): string {
  return `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`;
}
