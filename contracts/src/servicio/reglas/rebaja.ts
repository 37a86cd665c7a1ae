import { TIPOS_REBAJA } from '../dominio/mesa/rebaja';
import type { Regla } from '../../plataforma/reglas/regla';
import { importe as importeCobro, lineas as lineasCobro } from './cobro';
import { motivoCierre } from './pedido';

/** What is taken off a bill (docs/reglas/dinero.md#adjustments). */

export const tipo: Regla = (valor) =>
  TIPOS_REBAJA.some((tipo) => tipo === valor)
    ? null
    : 'Indica si es una invitación, un descuento o un plato devuelto';

export const motivo = motivoCierre;

export const porcentaje: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 1 && valor <= 100
    ? null
    : 'El descuento debe ser un número entero entre 1 y 100 %';

export const importe: Regla = importeCobro;

export const lineas: Regla = (valor) => (lineasCobro(valor) === null ? null : 'Los platos no son válidos');
