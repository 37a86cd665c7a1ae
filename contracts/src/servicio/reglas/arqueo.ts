import { TIPOS_ARQUEO } from '../dominio/dinero/arqueo';
import { formatEuros, isEuros } from '../../plataforma/dominio/dinero';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/dinero.md#counting-the-drawer. */

const IMPORTE_MAX_EUROS = 99_999.99;

export const tipo: Regla = (valor) =>
  TIPOS_ARQUEO.some((tipo) => tipo === valor) ? null : 'El apunte de caja no es válido';

export const importe: Regla = (valor) =>
  isEuros(valor) && valor >= 0 && valor <= IMPORTE_MAX_EUROS
    ? null
    : `El importe debe estar entre 0 y ${formatEuros(IMPORTE_MAX_EUROS)}`;

export { motivoCierre as motivo } from './pedido';
export { dia } from '../../casa/reglas/establecimiento';
