import { MARCHAR, SIN_PASE, estacionDe } from '../dominio/cocina';
import { TIPOS_PEDIDO } from '../dominio/tipo-categoria';
import { id } from '../../plataforma/reglas/ids';
import { isMismoNombre, listaConNombres } from '../../plataforma/reglas/nombres';
import { allOf, isTexto, nombrado } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/piso.md#pases and docs/reglas/piso.md#estaciones. */

export const LIMITES_COCINA = { pasesMax: 6, estacionesMax: 8, nombreMax: 30 } as const;

const corto: Regla = (valor) =>
  isTexto(valor) && valor.trim().length <= LIMITES_COCINA.nombreMax
    ? null
    : `El nombre puede tener como máximo ${LIMITES_COCINA.nombreMax} caracteres`;

export const nombrePase = allOf(nombrado('El nombre del pase es obligatorio'), corto);

/** Every house has these two without naming them. */
const DE_TODAS = ['Cocina', 'Barra'] as const;

export const nombreEstacion = allOf(nombrado('El nombre de la estación es obligatorio'), corto, (valor) => {
  const comun = DE_TODAS.find((nombre) => isTexto(valor) && isMismoNombre(nombre, valor));
  return comun ? `«${comun}» es donde se hace lo que no tiene otra estación` : null;
});

export const tipoEstacion: Regla = (valor) =>
  TIPOS_PEDIDO.some((conocido) => conocido === valor) ? null : 'La estación debe ser de cocina o de barra';

export const marchar: Regla = (valor) =>
  MARCHAR.some((conocido) => conocido === valor) ? null : 'La forma de marchar no es válida';

/** Of a categoría; the empty text of a form is none. */
export const destino: Regla = (valor) => (valor === '' ? null : id(valor));

/** Of a product, which may do without what its categoría says. */
export const paseDeProducto: Regla = (valor) => (valor === SIN_PASE ? null : destino(valor));
export const estacionDeProducto: Regla = (valor) =>
  TIPOS_PEDIDO.some((tipo) => estacionDe(tipo) === valor) ? null : destino(valor);

export const pases: Regla = listaConNombres({
  maximo: LIMITES_COCINA.pasesMax,
  invalida: 'Los pases no son válidos',
  muchas: `Puede haber como máximo ${LIMITES_COCINA.pasesMax} pases`,
  repetida: (nombre) => `Hay dos pases que se llaman «${nombre}»`,
  check: ({ nombre }) => nombrePase(nombre),
});

export const estaciones: Regla = listaConNombres({
  maximo: LIMITES_COCINA.estacionesMax,
  invalida: 'Las estaciones no son válidas',
  muchas: `Puede haber como máximo ${LIMITES_COCINA.estacionesMax} estaciones`,
  repetida: (nombre) => `Hay dos estaciones que se llaman «${nombre}»`,
  check: ({ nombre, tipo }) => nombreEstacion(nombre) ?? tipoEstacion(tipo),
});
