import { rutasSala } from '@carta/contracts';
import type { ReadmisionResponse } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { turnoDelNavegador } from './arriendo';
import { forgetEspera, readCredenciales, readEspera, saveEmparejado } from './emparejado';

/** `dentro`: the device again; `fuera`: nobody will let it in; otherwise the digits to show. */
type Readmision = 'dentro' | 'fuera' | { cifras: string };

/** Tabs are one device, so they take turns. @throws NetworkError, or ApiError when the server cannot say */
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
