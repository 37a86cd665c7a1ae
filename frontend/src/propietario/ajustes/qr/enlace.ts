/** Phones cannot reach this machine by such a name. */
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

/** Every phone reaches the address, only those in this network, or none. */
export type Alcance = 'cualquiera' | 'mismaRed' | 'ninguno';

/**
 * On the server's own machine nothing is known about phones: a numeric host counts as the local network, a
 * name as public.
 * @param pantalla the host name of this screen.
 */
export function alcanceOf(enlace: string, pantalla: string): Alcance {
  const { hostname } = new URL(enlace);
  if (isLoopback(hostname)) return 'ninguno';
  return isLoopback(pantalla) && isNumerica(hostname) ? 'mismaRed' : 'cualquiera';
}

function isNumerica(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}
