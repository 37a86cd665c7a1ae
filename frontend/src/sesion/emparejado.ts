import { PUESTOS } from '@carta/contracts';
import type { DispositivoPropio, ReadmisionRequest, Tokens } from '@carta/contracts';
import { almacenLocal, parseJson } from '../shared/lib/almacen';
import { createClave } from '../shared/lib/clave';
import { claveDe } from './claves-renovacion';
import { caducidadOf } from './token';

/**
 * Which paired device this browser is. Unlike an account's session it lives in the local storage: a
 * tablet that was switched off is the same kitchen in the morning. One text holds all of it, so that
 * no tab ever reads half of a renewal.
 */
const NOMBRE = 'dispositivo';

/** What the device shows the server; `caducidad` in ms of this device's clock. */
interface Credenciales extends Tokens {
  caducidad: number;
}

interface Guardado {
  dispositivo: DispositivoPropio;
  /** null once the server has said that it is no longer paired: who it was is still told. */
  credenciales: Credenciales | null;
  /** What its screen asks to be let in again with, until it is known that it cannot be. */
  espera?: ReadmisionRequest;
}

export function saveEmparejado(dispositivo: DispositivoPropio, tokens: Tokens): void {
  const { accessToken, refreshToken } = tokens;
  const caducidad = caducidadOf(accessToken, Date.now());
  claveDe(refreshToken);
  write({ dispositivo, credenciales: { accessToken, refreshToken, caducidad } });
}

/** Who this browser is or was; null when it has never been paired. */
export function readDispositivo(): DispositivoPropio | null {
  return read()?.dispositivo ?? null;
}

/** Who this browser is now; null when it is no device, or no longer. */
export function readEmparejado(): DispositivoPropio | null {
  return readCredenciales() === null ? null : readDispositivo();
}

/** What proves it; null when it is not paired, or no longer. */
export function readCredenciales(): Credenciales | null {
  return read()?.credenciales ?? null;
}

/** A renewed pair of tokens; nothing if the device has been forgotten meanwhile. */
export function saveRenovadas(tokens: Tokens): void {
  const dispositivo = readDispositivo();
  if (dispositivo !== null) saveEmparejado(dispositivo, tokens);
}

/** The server no longer knows this device. */
export function voidCredenciales(): void {
  const { dispositivo, credenciales } = read() ?? {};
  if (!dispositivo || !credenciales) return;
  const espera = { refreshToken: credenciales.refreshToken, solicitud: createClave() };
  write({ dispositivo, credenciales: null, espera });
}

/** What this screen asks to be let in again with; null when there is nothing to wait for. */
export function readEspera(): ReadmisionRequest | null {
  return read()?.espera ?? null;
}

/** The server says that nobody is going to let it in again. */
export function forgetEspera(): void {
  const dispositivo = readDispositivo();
  if (dispositivo !== null && readCredenciales() === null) write({ dispositivo, credenciales: null });
}

/** This browser is no device any more, and does not say that it was one. */
export function forgetEmparejado(): void {
  if (almacenLocal.read(NOMBRE) !== null) almacenLocal.write(NOMBRE, '');
}

/** Calls back when another tab has renewed, paired or lost the device. */
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
