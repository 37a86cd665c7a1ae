import { randomBytes } from 'node:crypto';
import type { RegistroRequest } from '@carta/contracts';

/** What somebody nobody knows fills into the form of /register. */
export function buildRegistro(cambios: Partial<RegistroRequest> = {}): RegistroRequest {
  return {
    nombre: 'Casa Nueva',
    email: `nueva-${randomBytes(4).toString('hex')}@ejemplo.es`,
    password: 'una contraseña larga',
    ...cambios,
  };
}
