import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { EmparejarRequest, EmparejarResponse } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { almacenPestana, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';

/** Kept in the tab, so that a reload repeats it. */
interface Intento {
  codigo: string;
  clave: string;
}

const NOMBRE = 'emparejamiento';

/**
 * A code is good once, but the same key receives the same device after a lost answer. @throws ApiError or
 * NetworkError.
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

/** 429 decides nothing: an earlier attempt may have paired. */
function isDefinitivo(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
