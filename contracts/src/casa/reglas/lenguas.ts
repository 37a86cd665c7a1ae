import { parseLengua } from '../dominio/lenguas';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#languages. */

export const lengua: Regla = (valor) => (parseLengua(valor) ? null : 'La lengua no es válida');

/** All of them, the one that leads first. */
export const lenguas: Regla = (valor) => {
  if (!Array.isArray(valor) || !valor.every((una) => parseLengua(una))) return 'Las lenguas no son válidas';
  if (new Set(valor).size < valor.length) return 'Hay una lengua repetida';
  return valor.includes('es') ? null : 'El español tiene que estar entre las lenguas de la carta';
};
