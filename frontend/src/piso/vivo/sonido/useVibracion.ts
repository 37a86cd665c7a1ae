import { useEffect } from 'react';
import { SIN_MEMORIA, nextTono } from './sonidos';
import { sonidosDeSala } from './sonidos-sala';
import { instante } from '../tablero/instante';
import { useTablero } from '../tablero/useTablero';

const TIC_MS = 1_000;

/** Pulses and pauses in ms let a call, a dish and what was forgotten feel different. */
const PULSO = {
  llamada: [300, 120, 300, 120, 300],
  listo: [180, 100, 180],
  aviso: [600, 200, 600],
} as const;

/** It also works with the sound off. */
export function useVibracion(): void {
  useEffect(() => {
    if (!('vibrate' in navigator)) return;
    let memoria = SIN_MEMORIA;
    const reloj = setInterval(() => {
      // before the first touch a phone may not vibrate, so nothing counts as announced
      if (navigator.userActivation?.hasBeenActive === false) return;
      const tablero = useTablero.getState();
      const paso = nextTono(
        { conexion: tablero.conexion, debidos: sonidosDeSala(tablero) },
        memoria,
        instante(),
      );
      memoria = paso.memoria;
      if (paso.tono !== null && paso.tono in PULSO)
        navigator.vibrate([...PULSO[paso.tono as keyof typeof PULSO]]);
    }, TIC_MS);
    return () => clearInterval(reloj);
  }, []);
}
