import { LENGUAS_PANTALLA, PUESTOS } from '../dominio/dispositivo';
import { ESTACIONES_MAX, isEstacion } from '../dominio/estaciones';
import { clave } from '../../plataforma/reglas/ids';
import { allOf, hasta, isTexto, nombrado, obligatorio, oneOf } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

export const LIMITES_DISPOSITIVO = {
  codigoDigitos: 8,
  codigoVidaS: 600,
  nombreMax: 40,
  dispositivos: 50,
} as const;

export const nombre = allOf(
  nombrado('El nombre del dispositivo es obligatorio'),
  hasta(
    LIMITES_DISPOSITIVO.nombreMax,
    `El nombre puede tener como máximo ${LIMITES_DISPOSITIVO.nombreMax} caracteres`,
  ),
);

export const puesto = oneOf(PUESTOS, 'El puesto no es válido');
export const lengua = oneOf(LENGUAS_PANTALLA, 'La lengua de la pantalla no es válida');

/** A device whose stations the house no longer has shows all of its puesto. */
export const estaciones: Regla = (valor) =>
  Array.isArray(valor) && valor.length <= ESTACIONES_MAX && valor.every(isEstacion)
    ? null
    : 'Las estaciones no son válidas';

/** Spaces are ignored. */
export const codigo: Regla = allOf(obligatorio('El código es obligatorio'), (valor) =>
  isTexto(valor) && /^\d{8}$/.test(valor.replace(/\s/g, ''))
    ? null
    : `El código debe tener ${LIMITES_DISPOSITIVO.codigoDigitos} dígitos`,
);

export const solicitud: Regla = (valor) => (clave(valor) === null ? null : 'La solicitud no es válida');

export const cifras: Regla = (valor) =>
  isTexto(valor) && /^\d{4}$/.test(valor) ? null : 'Las cifras no son válidas';
