import { rutasSala } from '@carta/contracts';
import type { ReadmisionResponse } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { turnoDelNavegador } from './arriendo';
import { forgetEspera, readCredenciales, readEspera, saveEmparejado } from './emparejado';

/** `dentro`: it is the device again; `fuera`: nobody is going to let it in; else the digits to show. */
type Readmision = 'dentro' | 'fuera' | { cifras: string };

/**
 * Asks once whether the owner has let this screen in again. Its tabs take turns: they are one device.
 * Throws NetworkError, or ApiError when the server cannot say.
 */
export function askReadmision(): Promise<Readmision> {
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
