import { useEffect, useState } from 'react';
import { readEspera } from '../emparejado';
import { askReadmision } from '../readmision';
import { useSesion } from '../useSesion';

/** Milliseconds between two questions to the server. */
const ENTRE_PREGUNTAS = 5_000;

/**
 * Asks the server until its owner lets this screen in again, and then goes on as the device it was.
 * Answers the digits to show, '' while the server has not said them, and null when there is nothing to
 * wait for.
 */
export function useReadmision(): string | null {
  const [cifras, setCifras] = useState(() => (readEspera() === null ? null : ''));
  const esperando = cifras !== null;

  useEffect(() => {
    if (!esperando) return;
    let reloj: ReturnType<typeof setTimeout> | undefined;
    let parada = false;
    const ask = async () => {
      const respuesta = await askReadmision().catch(() => undefined);
      if (parada) return;
      if (respuesta === 'dentro') return useSesion.getState().restore();
      if (respuesta === 'fuera') return setCifras(null);
      if (respuesta) setCifras(respuesta.cifras);
      reloj = setTimeout(() => void ask(), ENTRE_PREGUNTAS);
    };
    void ask();
    return () => {
      parada = true;
      clearTimeout(reloj);
    };
  }, [esperando]);

  return cifras;
}
