import { almacenLocal, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';

const NOMBRE = 'renovaciones';
/** More than the sessions that the tabs of one browser have, and the retries they may owe. */
const MAX = 20;
/** Enough to tell tokens apart, and of no use to anybody. */
const FINAL = 8;

type Renovacion = readonly [final: string, clave: string];

/**
 * The key that a refresh token is exchanged with: by it the server knows a repeated question from a
 * stolen token. It is drawn when the token arrives and read when the token is used, minutes later, so
 * that all tabs that have the token (a device's, or a tab and its duplicate) send the same one.
 */
export function claveDe(refreshToken: string): string {
  const final = refreshToken.slice(-FINAL);
  const renovaciones = read();
  const hecha = renovaciones.find(([de]) => de === final);
  if (hecha) return hecha[1];
  const clave = createClave();
  const nueva: Renovacion = [final, clave];
  almacenLocal.write(NOMBRE, JSON.stringify([...renovaciones, nueva].slice(-MAX)));
  return clave;
}

function read(): Renovacion[] {
  const valor = parseJson(almacenLocal.read(NOMBRE));
  return Array.isArray(valor) ? valor.filter(isRenovacion) : [];
}

function isRenovacion(valor: unknown): valor is Renovacion {
  return Array.isArray(valor) && valor.length === 2 && valor.every((parte) => typeof parte === 'string');
}
