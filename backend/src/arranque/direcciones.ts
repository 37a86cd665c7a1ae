import { findLanAddress } from '../plataforma/red/direccion-lan';

const ANY = new Set(['0.0.0.0', '::']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

export interface Direcciones {
  local: string;
  /** Null when only this machine can reach it. */
  red: string | null;
}

/** @param host that the server listens on. */
export function findDirecciones(host: string, port: number): Direcciones {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (LOOPBACK.has(host)) return { local: at(host), red: null };
  if (!ANY.has(host)) return { local: at(host), red: at(host) };
  const red = findLanAddress();
  return { local: at('localhost'), red: red === null ? null : at(red) };
}
