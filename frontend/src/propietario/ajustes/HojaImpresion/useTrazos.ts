import { useEffect, useState } from 'react';
import { createTrazador } from '../qr/codigo-qr';
import type { TrazoQr } from '../qr/codigo-qr';

/** Per turn: hundreds at once would freeze a phone. */
const POR_TURNO = 16;

interface Trazos {
  /** In the order of the links. */
  listos: TrazoQr[];
  fallo: boolean;
}

const NINGUNO: Trazos = { listos: [], fallo: false };

/** Made a few at a time. Pass the same array while nothing has changed. */
export function useTrazos(enlaces: readonly string[]): Trazos {
  const [hecho, setHecho] = useState({ enlaces, trazos: NINGUNO });

  useEffect(() => {
    let parado = false;
    const show = (trazos: Trazos) => {
      if (!parado) setHecho({ enlaces, trazos });
    };
    void drawAll(
      enlaces,
      (listos) => show({ listos, fallo: false }),
      () => parado,
    ).catch(() => show({ listos: [], fallo: true }));
    return () => {
      parado = true;
    };
  }, [enlaces]);

  return hecho.enlaces === enlaces ? hecho.trazos : NINGUNO;
}

async function drawAll(
  enlaces: readonly string[],
  onAvance: (listos: TrazoQr[]) => void,
  isParado: () => boolean,
): Promise<void> {
  const draw = await createTrazador();
  let listos: TrazoQr[] = [];
  while (listos.length < enlaces.length && !isParado()) {
    listos = [...listos, ...enlaces.slice(listos.length, listos.length + POR_TURNO).map(draw)];
    onAvance(listos);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
