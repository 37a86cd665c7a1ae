/** Whether a host name is this very machine, which no phone can reach by that name. */
export function isLoopback(hostname: string): boolean {
  const nombre = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    nombre === 'localhost' ||
    nombre.endsWith('.localhost') ||
    nombre === '::1' ||
    nombre === '0.0.0.0' ||
    /^127(\.\d{1,3}){3}$/.test(nombre)
  );
}

/** What can be said of the address in a code: phones reach it, only those of this network do, or none. */
export type Alcance = 'cualquiera' | 'mismaRed' | 'ninguno';

/**
 * A screen opened on the server's own machine tells nothing about the phones: then a bare number is
 * taken for an address of the restaurant's network, and a name for one that everybody can look up.
 * @param pantalla the host name this screen was opened with.
 */
export function alcanceOf(enlace: string, pantalla: string): Alcance {
  const { hostname } = new URL(enlace);
  if (isLoopback(hostname)) return 'ninguno';
  return isLoopback(pantalla) && isNumerica(hostname) ? 'mismaRed' : 'cualquiera';
}

function isNumerica(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}
