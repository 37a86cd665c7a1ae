import { ESTADO_LLAMADA_AL, MOTIVOS_LLAMADA, PAGOS, TIPOS_LLAMADA } from '../dominio/mesa/llamada';
import { isEstacion } from '../../casa/dominio/estaciones';
import { LIMITES } from '../../plataforma/reglas/limites';
import { allOf, enteroHasta, hasta, obligatorio, oneOf } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

export { interruptor } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/limites.md#words-of-forms. */

export const estacion: Regla = (valor) => (isEstacion(valor) ? null : 'La estación no es válida');

export const motivoCancelacion = allOf(
  obligatorio('El motivo es obligatorio'),
  hasta(LIMITES.notasLinea, `El motivo puede tener como máximo ${LIMITES.notasLinea} caracteres`),
);

export const tipoLlamada = oneOf(TIPOS_LLAMADA, 'El tipo de llamada no es válido');
export const motivoLlamada = oneOf(MOTIVOS_LLAMADA, 'El motivo de la llamada no es válido');
export const pago = oneOf(PAGOS, 'La forma de pago no es válida');

export const estadoLlamada = oneOf(Object.values(ESTADO_LLAMADA_AL), 'El estado no es válido');

/** Null is nobody's word. */
export const comensalesDichos: Regla = (valor) => (valor === null ? null : comensales(valor));
export const COMENSALES_MAX = 50;
export const comensales = enteroHasta(COMENSALES_MAX, 'Los comensales');

export function minutosEnOrden({ minutosAmbar, minutosRojo }: { minutosAmbar: number; minutosRojo: number }) {
  return minutosAmbar < minutosRojo ? null : 'El aviso rojo debe llegar después del ámbar';
}
