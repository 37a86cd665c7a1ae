import type { CasoApi } from './caso-api';

/** What screens tell of their faults. */
const FALLO = {
  build: 'index-1a2b',
  screen: '/sala/mesa/:n',
  stack: 'draw /assets/sala.js:1:2\nb /assets/b.js:3:4',
};

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
];
