import type { Location } from 'react-router-dom';

interface EstadoOrigen {
  origen: string;
}

interface EstadoNoticia {
  noticia: string;
}

export function toOrigen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EstadoOrigen {
  return { origen: `${pathname}${search}` };
}

/** Only own addresses: a state may outlive a deployment. */
export function readOrigen(state: unknown): string | null {
  const origen = readTexto(state, 'origen');
  return origen !== null && /^\/(?!\/)/.test(origen) ? origen : null;
}

export function toNoticia(noticia: string): EstadoNoticia {
  return { noticia };
}

export function toQuedan(dispositivos: readonly string[]): { quedan?: string } {
  return dispositivos.length === 0 ? {} : { quedan: dispositivos.join(', ') };
}

export function readQuedan(state: unknown): string | null {
  return readTexto(state, 'quedan');
}

export function readNoticia(state: unknown): string | null {
  return readTexto(state, 'noticia');
}

export const CON_CUENTA = { cuenta: 'propia' } as const;

export function wantsCuenta(state: unknown): boolean {
  return readTexto(state, 'cuenta') === CON_CUENTA.cuenta;
}

/** Anything may have written the state. */
export function readTexto(state: unknown, nombre: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const valor = (state as Record<string, unknown>)[nombre];
  return typeof valor === 'string' ? valor : null;
}
