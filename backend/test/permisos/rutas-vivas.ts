import type { TestApp } from '../support/app';

/** One line of Fastify's own drawing of its routes: depth, what is added to the address, methods. */
const LINEA = /^((?:│ {3}| {4})*)[├└]── (.*) \(([A-Z, ]+)\)$/;

/**
 * Every address the running server answers to, as 'METHOD /path', whoever declared it: read from the
 * router itself, so that a route that no controller knows of is seen as well. Fastify adds a HEAD to
 * each GET; it is the same door.
 */
export function readRutas({ app }: TestApp): string[] {
  const fastify = app.getHttpAdapter().getInstance();
  const camino: string[] = [];
  const rutas: string[] = [];
  for (const linea of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    if (linea === '') continue;
    const [, sangria = '', tramo = '', metodos = ''] = LINEA.exec(linea) ?? [];
    if (tramo === '') throw new Error(`no route can be read from «${linea}»`);
    camino.length = sangria.length / 4;
    camino.push(tramo === '*' && camino.length === 0 ? '/*' : tramo);
    for (const metodo of metodos.split(', ')) rutas.push(`${metodo} ${camino.join('')}`);
  }
  return rutas.filter((ruta) => !isHeadOf(rutas, ruta));
}

function isHeadOf(rutas: readonly string[], ruta: string): boolean {
  return ruta.startsWith('HEAD ') && rutas.includes(ruta.replace('HEAD', 'GET'));
}
