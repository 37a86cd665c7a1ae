import { isDelServidor } from '../../../plataforma/base-datos/sistema';
import { isStrongSecret } from '../../../plataforma/config/jwt-secret';
import { CABECERA, INDICES, MANIFIESTO, SECRETOS, contenidoOf } from './formato';
import type { MiembroLeido } from './leer';

const PROPIOS: ReadonlySet<string> = new Set([CABECERA, SECRETOS, INDICES, MANIFIESTO]);

/** Ours have such names; the database's own, and what is of one server alone, are not to be written. */
const isColeccion = (nombre: string): boolean => /^[A-Za-z][\w-]*$/.test(nombre) && !isDelServidor(nombre);

/** An archive may be anybody's. Returns what is wrong with one of its members, or null. */
export function falloDeMiembro({ nombre, bytes }: MiembroLeido): string | null {
  if (!isConocido(nombre)) return `lleva «${nombre}», que no es de una copia`;
  if (nombre === SECRETOS && !hasSecreto(parse(bytes))) return 'su secreto falta o es demasiado corto';
  if (nombre === INDICES && !hasIndices(parse(bytes))) return 'no se entienden sus índices';
  return null;
}

function isConocido(nombre: string): boolean {
  if (PROPIOS.has(nombre)) return true;
  try {
    const contenido = contenidoOf(nombre);
    if (contenido.es === 'otro') return false;
    return isColeccion(contenido.es === 'lote' ? contenido.coleccion : contenido.cubo);
  } catch {
    // a name that was not encoded by us
    return false;
  }
}

const hasSecreto = (leido: unknown): boolean => {
  const { jwtSecret } = (leido ?? {}) as { jwtSecret?: unknown };
  return typeof jwtSecret === 'string' && isStrongSecret(jwtSecret);
};

const hasIndices = (leido: unknown): boolean =>
  typeof leido === 'object' &&
  leido !== null &&
  Object.entries(leido).every(
    ([coleccion, indices]) =>
      isColeccion(coleccion.replace(/\.(files|chunks)$/, '')) && Array.isArray(indices),
  );

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
