import { useEffect } from 'react';
import { SIN_MEMORIA, nextTono } from './modelo/sonidos';
import { sonidosDeSala } from './modelo/sonidos-sala';
import { instante } from './motor/instante';
import { useTablero } from './useTablero';

/** How often it is looked at whether somebody has to be called, in ms. */
const TIC_MS = 1_000;

/** On and off, in ms: a mesa that calls is told from a dish that waits without looking. */
const PULSO = { llamada: [300, 120, 300, 120, 300], listo: [180, 100, 180] } as const;

/** Shakes the phone when its waiter is called, also with its sound off, where the phone can. */
export function useVibracion(): void {
  useEffect(() => {
    if (!('vibrate' in navigator)) return;
    let memoria = SIN_MEMORIA;
    const reloj = setInterval(() => {
      // a phone that nobody has touched yet may not shake: what it could not say is not taken as said
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
