import { almacenLocal, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';

const NOMBRE = 'renovaciones';
/** More than the sessions and pending retries of one browser. */
const MAX = 20;
/** The last characters distinguish tokens without giving them away. */
const FINAL = 8;

type Renovacion = readonly [final: string, clave: string];

/**
 * Each exchange of a token has this Idempotency-Key, so the server can distinguish a retry from a theft. It
 * is made when the token arrives, so that all tabs that hold the token send the same one.
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
