import { useEffect } from 'react';
import { SIN_MEMORIA, nextTono } from './modelo/sonidos';
import { sonidosDeSala } from './modelo/sonidos-sala';
import { instante } from './motor/instante';
import { useTablero } from './useTablero';

/** ms. */
const TIC_MS = 1_000;

/** ms on and off; a call and a dish feel different. */
const PULSO = { llamada: [300, 120, 300, 120, 300], listo: [180, 100, 180] } as const;

/** Also with the sound off. */
export function useVibracion(): void {
  useEffect(() => {
    if (!('vibrate' in navigator)) return;
    let memoria = SIN_MEMORIA;
    const reloj = setInterval(() => {
      // before the first touch a phone may not vibrate: unheard things do not count as said
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
