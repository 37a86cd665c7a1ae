import { createHash } from 'node:crypto';
import { normalizeTexto } from '@carta/contracts';

/** What is on no carta is counted by its name: names that look equal have the same id. */
export function idDeNombre(nombre: string): string {
  return createHash('sha256').update(normalizeTexto(nombre)).digest('hex').slice(0, 24);
}
