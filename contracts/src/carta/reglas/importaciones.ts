import { COLUMNAS_MAX } from '../dominio/lectura/cabecera';
import { CAMPOS_COLUMNA } from '../dominio/lectura/encabezados';
import { LIMITES_LECTURA } from './carta-leida';
import { isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#importing-a-carta. */
export const LIMITES_IMPORTACION = {
  /** Of a file, before it is read. */
  bytes: 2 * 1024 * 1024,
  horasParaDeshacer: 24,
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
  if (!Array.isArray(valor) || valor.length > COLUMNAS_MAX || !valor.every(isCampo))
    return 'Las columnas no son válidas';
  if (valor.filter((campo) => campo === 'nombre').length !== 1) return 'Di qué columna es el nombre';
  return valor.includes('precio') ? null : 'Di qué columna es el precio';
};
