import { api } from './direccion';

/** POST /fallos reports an error on a screen, without any personal data or address. */
export interface FalloRequest {
  /** As the page says it; 'dev' in development. */
  build: string;
  /** The address is a pattern: '/sala/mesa/:n'. */
  screen: string;
  /** Each line is a frame, innermost first: 'draw /assets/sala-1a2b.js:1:2345'. */
  stack: string;
}

export const rutaFallos = () => api('/fallos');
