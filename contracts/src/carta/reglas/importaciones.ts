import { CAMPOS_COLUMNA } from '../dominio/carta-leida';
import { LIMITES } from '../../plataforma/reglas/limites';
import { isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#importing-a-carta. */
export const LIMITES_IMPORTACION = {
  /** Of a file, before it is read. */
  bytes: 2 * 1024 * 1024,
  horasParaDeshacer: 24,
} as const;

/** In characters, lines of a text or rows of a table, columns of a table, and products. */
export const LIMITES_LECTURA = {
  textoMax: 500_000,
  lineasMax: 5_000,
  columnasMax: 100,
  filasMax: LIMITES.productosMax,
} as const;

export const texto: Regla = (valor) => {
  if (!isTexto(valor) || valor.trim() === '') return 'Pega el texto de tu carta';
  return valor.length <= LIMITES_LECTURA.textoMax
    ? null
    : 'El texto es demasiado largo: caben 500.000 caracteres. Impórtalo en dos veces.';
};

export const tabla: Regla = (valor) => (typeof valor === 'boolean' ? null : 'La tabla no es válida');

export const fuera: Regla = (valor) => (typeof valor === 'boolean' ? null : 'Di si el plato se importa');

const isCampo = (valor: unknown): boolean => CAMPOS_COLUMNA.some((campo) => campo === valor);

export const columnas: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length > LIMITES_LECTURA.columnasMax || !valor.every(isCampo))
    return 'Las columnas no son válidas';
  if (valor.filter((campo) => campo === 'nombre').length !== 1) return 'Di qué columna es el nombre';
  return valor.includes('precio') ? null : 'Di qué columna es el precio';
};
