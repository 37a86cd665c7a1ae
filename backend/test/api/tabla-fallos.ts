import type { CasoApi } from './caso-api';

/** What screens tell of their faults and of how they felt, and what the server has measured of itself. */
const FALLO = {
  build: 'index-1a2b',
  screen: '/sala/mesa/:n',
  stack: 'draw /assets/sala.js:1:2\nb /assets/b.js:3:4',
};

const VITALES = { pantalla: 'comensal', lcp: 640, inp: 40, ttfb: 80, cls: 0 };

export const API_FALLOS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/fallos',
    abierta: true,
    envia: () => ({ body: FALLO }),
    malas: [
      ['build', undefined, 'La versión no es válida'],
      ['build', 'de Ana', 'La versión no es válida'],
      ['screen', undefined, 'La pantalla no es válida'],
      ['screen', '/menu?restaurante=1&t=secreto', 'La pantalla no es válida'],
      ['stack', undefined, 'La traza no es válida'],
      ['stack', 'TypeError: Ana Ruiz, 600 123 456', 'La traza no es válida'],
      ['stack', 'draw /assets/sala.js?t=secreto:1:2', 'La traza no es válida'],
    ],
  },
  {
    ruta: 'POST /api/vitales',
    abierta: true,
    envia: () => ({ body: VITALES }),
    malas: [
      ['pantalla', undefined, 'La pantalla no es válida'],
      ['pantalla', '/menu/casa-de-ana', 'La pantalla no es válida'],
      ['lcp', -1, 'La medida no es válida'],
      ['lcp', 600_001, 'La medida no es válida'],
      ['inp', '40', 'La medida no es válida'],
      ['ttfb', [80], 'La medida no es válida'],
      ['cls', 1_001, 'La medida no es válida'],
    ],
  },
  { ruta: 'GET /api/servidor/pulsos', tiene: { ahora: expect.any(String) } },
];
