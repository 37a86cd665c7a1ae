import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { EmparejarRequest, EmparejarResponse } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { almacenPestana, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';

/** The attempt under way, kept in the tab so that a reload repeats it and does not begin another. */
interface Intento {
  codigo: string;
  clave: string;
}

const NOMBRE = 'emparejamiento';

/**
 * Shows a pairing code to the server. The code is good once: if the answer is lost, the same key gets
 * the same device, however often it is asked. Throws ApiError or NetworkError.
 */
export async function sendCodigo(codigo: string): Promise<EmparejarResponse> {
  const { clave } = keepIntento(codigo);
  const cuerpo: EmparejarRequest = { codigo };
  try {
    const respuesta = await post<EmparejarResponse>(rutasSala.emparejar(), cuerpo, {
      headers: { [CABECERA_CLAVE]: clave },
    });
    almacenPestana.remove(NOMBRE);
    return respuesta;
  } catch (error) {
    if (isDefinitivo(error)) almacenPestana.remove(NOMBRE);
    throw error;
  }
}

function keepIntento(codigo: string): Intento {
  const anterior = parseJson(almacenPestana.read(NOMBRE)) as Partial<Intento> | null;
  if (anterior?.codigo === codigo && typeof anterior.clave === 'string')
    return { codigo, clave: anterior.clave };
  const intento = { codigo, clave: createClave() };
  almacenPestana.write(NOMBRE, JSON.stringify(intento));
  return intento;
}

/** Whether the server has decided. Too many tries (429) decide nothing: an earlier one may have paired. */
function isDefinitivo(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
