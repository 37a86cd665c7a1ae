import { CABECERA_CLAVE, reglasIds } from '@carta/contracts';
import { campoNoValido } from '../errores/domain-error';

/** Returns the Idempotency-Key in lower case. @throws 422 when it is not a UUID. */
export function parseClave(cabecera: string | undefined): string | undefined {
  if (cabecera === undefined) return undefined;
  const mensaje = reglasIds.clave(cabecera);
  if (mensaje !== null) throw campoNoValido(CABECERA_CLAVE, mensaje);
  return cabecera.toLowerCase();
}
