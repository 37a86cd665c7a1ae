import { MATRIZ } from './matriz';

const KB = 1_024;
const MB = 1_024 * KB;

/**
 * The largest answer of every address that is open to anybody, in bytes without compression: nobody who
 * asks can make one larger, whatever is stored. Those that grow with what is stored are measured at their
 * fullest in respuestas-abiertas; whatever is not named here is of a fixed size, below PEQUENA.
 */
const PEQUENA = 8 * KB;
const GRANDES: Readonly<Record<string, number>> = {
  // A thousand products with all that a product may say and ask, which are its owner's to write.
  'GET /api/carta': 18 * MB,
  'GET /api/carta/:categoriaId': 18 * MB,
  'GET /api/productos/public': 18 * MB,
  // The same carta twice: drawn, and for the phone that takes the drawing over.
  'GET /menu': 36 * MB,
  // And once more for search engines: what each dish is and costs.
  'GET /menu/:slug': 40 * MB,
  // One order of fifty lines with all that may be said of each, and all that may be chosen of them; or as many
  // refusals of them.
  'POST /api/pedidos': 256 * KB,
  // Twenty such orders, and two whole mesas filled by their diners and their waiter.
  'GET /api/pedidos/seguimiento': 6 * MB,
  'GET /api/llamadas/seguimiento': 16 * KB,
  // A photo of 800 × 1,600 px that nothing could make smaller.
  'GET /uploads/:nombre': 6 * MB,
  // A histogram for each route, method and class of status.
  'GET /metrics': MB,
  'GET /api/docs/*': 2 * MB,
  'GET /api/docs/swagger-ui-init.js': MB,
  'GET /api/docs/docs/swagger-ui-init.js': MB,
  'GET /api/docs-json': MB,
  // Files of the screens as they were built.
  'GET /*': 2 * MB,
};

/** By 'METHOD /path'; one that is not open has none. */
export const COTAS: ReadonlyMap<string, number> = new Map(
  MATRIZ.filter(({ publica }) => publica).map(({ ruta }) => [ruta, GRANDES[ruta] ?? PEQUENA]),
);

/** Named as large, but no open address. */
export const SOBRAN = Object.keys(GRANDES).filter((ruta) => !COTAS.has(ruta));
