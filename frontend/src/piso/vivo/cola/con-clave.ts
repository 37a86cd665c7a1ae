import { CABECERA_CLAVE } from '@carta/contracts';
import { createClave } from '../../../shared/lib/clave';

/** Signed in, and done once however often its attempts arrive (docs/decisiones/la-clave-primero.md). */
export const conClave = (clave = createClave()) =>
  ({ auth: true, headers: { [CABECERA_CLAVE]: clave } }) as const;
