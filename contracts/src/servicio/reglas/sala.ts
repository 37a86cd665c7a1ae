import { ESTADO_LLAMADA_AL, MOTIVOS_LLAMADA, PAGOS, TIPOS_LLAMADA } from '../dominio/mesa/llamada';
import { LENGUAS_PANTALLA, PUESTOS } from '../../casa/dominio/dispositivo';
import { ESTACIONES_MAX, isEstacion } from '../../casa/dominio/estaciones';
import { LIMITES } from '../../plataforma/reglas/limites';
import { clave } from '../../plataforma/reglas/ids';
import { allOf, enteroHasta, isTexto, nombrado, obligatorio } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

export { interruptor } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/limites.md#words-of-forms. */

export const LIMITES_SALA = {
  codigoDigitos: 8,
  codigoVidaS: 600,
  nombreDispositivo: 40,
  dispositivos: 50,
} as const;

const oneOf =
  (valores: readonly string[], mensaje: string): Regla =>
  (valor) =>
    isTexto(valor) && valores.includes(valor) ? null : mensaje;

const hasta =
  (maximo: number, mensaje: string): Regla =>
  (valor) =>
    isTexto(valor) && valor.trim().length <= maximo ? null : mensaje;

export const nombreDispositivo = allOf(
  nombrado('El nombre del dispositivo es obligatorio'),
  hasta(
    LIMITES_SALA.nombreDispositivo,
    `El nombre puede tener como máximo ${LIMITES_SALA.nombreDispositivo} caracteres`,
  ),
);

export const puesto = oneOf(PUESTOS, 'El puesto no es válido');
export const lenguaPantalla = oneOf(LENGUAS_PANTALLA, 'La lengua de la pantalla no es válida');

/** A device whose stations the house no longer has shows all of its puesto. */
export const estaciones: Regla = (valor) =>
  Array.isArray(valor) && valor.length <= ESTACIONES_MAX && valor.every(isEstacion)
    ? null
    : 'Las estaciones no son válidas';

export const estacion: Regla = (valor) => (isEstacion(valor) ? null : 'La estación no es válida');

/** Spaces are ignored. */
export const codigoDispositivo: Regla = allOf(obligatorio('El código es obligatorio'), (valor) =>
  isTexto(valor) && /^\d{8}$/.test(valor.replace(/\s/g, ''))
    ? null
    : `El código debe tener ${LIMITES_SALA.codigoDigitos} dígitos`,
);

export const solicitudReadmision: Regla = (valor) =>
  clave(valor) === null ? null : 'La solicitud no es válida';

export const cifrasReadmision: Regla = (valor) =>
  isTexto(valor) && /^\d{4}$/.test(valor) ? null : 'Las cifras no son válidas';

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
