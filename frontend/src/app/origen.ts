import type { Location } from 'react-router-dom';

/** Where somebody was going when the login stopped them, as the router's state carries it. */
interface EstadoOrigen {
  origen: string;
}

export function toOrigen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EstadoOrigen {
  return { origen: `${pathname}${search}` };
}

/** The remembered place, or null. Only our own addresses count: a state may outlive a deployment. */
export function readOrigen(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origen' in state)) return null;
  const { origen } = state;
  return typeof origen === 'string' && /^\/(?!\/)/.test(origen) ? origen : null;
}
