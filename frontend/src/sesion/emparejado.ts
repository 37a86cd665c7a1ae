import { PUESTOS } from '@carta/contracts';
import type { DispositivoPropio, ReadmisionRequest, Tokens } from '@carta/contracts';
import { almacenLocal, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';
import { claveDe } from './claves-renovacion';
import { caducidadOf } from './token';

/**
 * The paired device of this browser, in the local storage: a tablet that was off is the same kitchen in the
 * morning. One text, so that no tab reads half of a renewal.
 */
const NOMBRE = 'dispositivo';

/** `caducidad` in ms on this device's clock. */
interface Credenciales extends Tokens {
  caducidad: number;
}

interface Guardado {
  dispositivo: DispositivoPropio;
  /** Null once the server no longer knows it; its name is still shown. */
  credenciales: Credenciales | null;
  /** Sent to be let in again, while that is possible. */
  espera?: ReadmisionRequest;
}

export function saveEmparejado(dispositivo: DispositivoPropio, tokens: Tokens): void {
  const { accessToken, refreshToken } = tokens;
  const caducidad = caducidadOf(accessToken, Date.now());
  claveDe(refreshToken);
  write({ dispositivo, credenciales: { accessToken, refreshToken, caducidad } });
}

/** Also after it was removed; null if never paired. */
export function readDispositivo(): DispositivoPropio | null {
  return read()?.dispositivo ?? null;
}

/** Null when it is not paired. */
export function readEmparejado(): DispositivoPropio | null {
  return readCredenciales() === null ? null : readDispositivo();
}

export function readCredenciales(): Credenciales | null {
  return read()?.credenciales ?? null;
}

/** Nothing if the device was forgotten meanwhile. */
export function saveRenovadas(tokens: Tokens): void {
  const dispositivo = readDispositivo();
  if (dispositivo !== null) saveEmparejado(dispositivo, tokens);
}

export function voidCredenciales(): void {
  const { dispositivo, credenciales } = read() ?? {};
  if (!dispositivo || !credenciales) return;
  const espera = { refreshToken: credenciales.refreshToken, solicitud: createClave() };
  write({ dispositivo, credenciales: null, espera });
}

/** Null when there is nothing to wait for. */
export function readEspera(): ReadmisionRequest | null {
  return read()?.espera ?? null;
}

export function forgetEspera(): void {
  const dispositivo = readDispositivo();
  if (dispositivo !== null && readCredenciales() === null) write({ dispositivo, credenciales: null });
}

export function forgetEmparejado(): void {
  if (almacenLocal.read(NOMBRE) !== null) almacenLocal.write(NOMBRE, '');
}

export function onEmparejadoAjeno(aviso: () => void): () => void {
  return almacenLocal.onCambioAjeno(NOMBRE, aviso);
}

function write(guardado: Guardado): void {
  almacenLocal.write(NOMBRE, JSON.stringify(guardado));
}

function read(): Guardado | null {
  const valor = parseJson(almacenLocal.read(NOMBRE)) as Partial<Guardado> | null;
  if (!isDispositivo(valor?.dispositivo)) return null;
  const { dispositivo, credenciales, espera } = valor;
  return {
    dispositivo,
    credenciales: isCredenciales(credenciales) ? credenciales : null,
    ...(isEspera(espera) ? { espera } : {}),
  };
}

function isDispositivo(valor: unknown): valor is DispositivoPropio {
  if (typeof valor !== 'object' || valor === null) return false;
  const { _id, nombre, puesto } = valor as Partial<DispositivoPropio>;
  return typeof _id === 'string' && typeof nombre === 'string' && PUESTOS.some((cada) => cada === puesto);
}

function isEspera(valor: unknown): valor is ReadmisionRequest {
  if (typeof valor !== 'object' || valor === null) return false;
  const { refreshToken, solicitud } = valor as Partial<ReadmisionRequest>;
  return typeof refreshToken === 'string' && typeof solicitud === 'string';
}

function isCredenciales(valor: unknown): valor is Credenciales {
  if (typeof valor !== 'object' || valor === null) return false;
  const { accessToken, refreshToken, caducidad } = valor as Partial<Credenciales>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof caducidad === 'number';
}
