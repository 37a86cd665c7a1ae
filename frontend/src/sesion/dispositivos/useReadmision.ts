import { useEffect, useState } from 'react';
import { forgetEspera, readCredenciales, readEspera, saveEmparejado } from '../emparejado';
import { useSesion } from '../useSesion';
import { rutasSala } from '@carta/contracts';
import type { ReadmisionResponse } from '@carta/contracts';
import { ApiError, post } from '../../shared/api/cliente';
import { turnoDelNavegador } from '../arriendo';

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

/** `dentro`: the device again; `fuera`: nobody will let it in; otherwise the digits to show. */
type Readmision = 'dentro' | 'fuera' | { cifras: string };

/** Tabs are one device, so they take turns. @throws NetworkError, or ApiError when the server cannot say */
function askReadmision(): Promise<Readmision> {
  return turnoDelNavegador('readmision', async () => {
    if (readCredenciales() !== null) return 'dentro';
    const espera = readEspera();
    if (espera === null) return 'fuera';
    try {
      const { cifras, acceso } = await post<ReadmisionResponse>(rutasSala.readmision(), espera, {
        intentos: 1,
      });
      if (acceso === null) return { cifras };
      saveEmparejado(acceso.dispositivo, acceso);
      return 'dentro';
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'UNAUTHORIZED' && error.conMensaje)) throw error;
      forgetEspera();
      return 'fuera';
    }
  });
}
