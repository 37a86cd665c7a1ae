import { api } from './direccion';

/** POST /fallos: what broke on a screen, without a word of a person or of an address. */
export interface FalloRequest {
  /** Which build of the screens it is: the name of its first script. */
  build: string;
  /** Where it broke, as a pattern: '/sala/mesa/:n'. */
  screen: string;
  /** Its frames, one a line, innermost first: 'draw /assets/sala-1a2b.js:1:2345'. */
  stack: string;
}

export const rutaFallos = () => api('/fallos');
