import { isTexto } from './regla';
import type { Regla } from './regla';

/** Nothing personal fits into an error report (docs/reglas/cifras.md#faults-of-screens). */

const MARCO = /^[\w$.<>]{1,80} \/[\w./-]{1,200}:\d{1,7}:\d{1,7}$/;
const MARCOS_MAX = 20;

const matching =
  (forma: RegExp, mensaje: string): Regla =>
  (valor) =>
    isTexto(valor) && forma.test(valor) ? null : mensaje;

export const build = matching(/^[\w.-]{1,80}$/, 'La versión no es válida');

export const screen = matching(/^(?=.{1,80}$)\/[a-z:*/-]*$/, 'La pantalla no es válida');

export const stack: Regla = (valor) => {
  const marcos = isTexto(valor) ? valor.split('\n') : [];
  const isValida =
    marcos.length <= MARCOS_MAX && marcos.some(Boolean) && marcos.every((marco) => MARCO.test(marco));
  return isValida ? null : 'La traza no es válida';
};
