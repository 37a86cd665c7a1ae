import * as reglas from '../reglas/fallo';
import { texto } from './forma';
import type { De } from './forma';

/** POST /fallos reports an error on a screen, without any personal data or address. */
export const FALLO = {
  /** As the page says it; 'dev' in development. */
  build: texto(reglas.build),
  screen: texto(reglas.screen, 'As a pattern: /sala/mesa/:n'),
  /** As 'draw /assets/sala-1a2b.js:1:2345'. */
  stack: texto(reglas.stack, 'One frame a line, innermost first'),
};

export type FalloRequest = De<typeof FALLO>;
