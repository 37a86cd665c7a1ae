import type { Location } from 'react-router-dom';

/** Where somebody was going when the login stopped them, as the router's state carries it. */
interface EstadoOrigen {
  origen: string;
}

/** Good news for the next page to say, as the router's state carries it. */
interface EstadoNoticia {
  noticia: string;
}

export function toOrigen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EstadoOrigen {
  return { origen: `${pathname}${search}` };
}

/** The remembered place, or null. Only our own addresses count: a state may outlive a deployment. */
export function readOrigen(state: unknown): string | null {
  const origen = readTexto(state, 'origen');
  return origen !== null && /^\/(?!\/)/.test(origen) ? origen : null;
}

export function toNoticia(noticia: string): EstadoNoticia {
  return { noticia };
}

/** The devices that stay paired after a change of password, as the router's state carries them. */
export function toQuedan(dispositivos: readonly string[]): { quedan?: string } {
  return dispositivos.length === 0 ? {} : { quedan: dispositivos.join(', ') };
}

export function readQuedan(state: unknown): string | null {
  return readTexto(state, 'quedan');
}

export function readNoticia(state: unknown): string | null {
  return readTexto(state, 'noticia');
}

/** A paired device's person wants to enter with an account, as the router's state carries it. */
export const CON_CUENTA = { cuenta: 'propia' } as const;

export function wantsCuenta(state: unknown): boolean {
  return readTexto(state, 'cuenta') === CON_CUENTA.cuenta;
}

/** A text of the router's state, which anything may have written. */
export function readTexto(state: unknown, nombre: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const valor = (state as Record<string, unknown>)[nombre];
  return typeof valor === 'string' ? valor : null;
}
