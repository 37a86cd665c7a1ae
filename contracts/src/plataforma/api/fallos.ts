import { api } from './direccion';

/** POST /fallos: an error on a screen, without any personal data or address. */
export interface FalloRequest {
  /** The name of the first script, which identifies the build. */
  build: string;
  /** A pattern: '/sala/mesa/:n'. */
  screen: string;
  /** One frame a line, innermost first: 'draw /assets/sala-1a2b.js:1:2345'. */
  stack: string;
}

export const rutaFallos = () => api('/fallos');
