import { useEffect, useState } from 'react';
import { readEspera } from '../emparejado';
import { askReadmision } from '../readmision';
import { useSesion } from '../useSesion';

/** It is in ms. */
const ENTRE_PREGUNTAS = 5_000;

/**
 * Asks until the owner lets this screen in again, then goes on as the device. Returns the digits to show, ''
 * before the first answer, null when there is nothing to wait for.
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
