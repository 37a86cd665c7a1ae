import { nombreRepetido } from '../../plataforma/reglas/nombres';
import { allOf, cadaUno, isTexto, nombrado, sinControles } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';
import { singularOf } from '../dominio/singular';

/** These rules are in docs/reglas/carta.md#menus-of-the-day. */

export const LIMITES_MENU = {
  pasesMax: 6,
  platosMax: 20,
  nombrePaseMax: 40,
  incluyeMax: 6,
  incluyeTextoMax: 60,
} as const;

const MENU_MAL = 'El menú no es válido';

/** Its parts have rules of their own. */
export const menu: Regla = (valor) =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? null : MENU_MAL;

export const nombrePase: Regla = allOf(nombrado('El nombre del pase es obligatorio'), (valor) =>
  isTexto(valor) && valor.trim().length <= LIMITES_MENU.nombrePaseMax
    ? null
    : `El nombre puede tener como máximo ${LIMITES_MENU.nombrePaseMax} caracteres`,
);

/** An empty list: it is no menu any more. */
export const pases: Regla = (valor) => {
  if (!Array.isArray(valor)) return MENU_MAL;
  if (valor.length > LIMITES_MENU.pasesMax) {
    return `Un menú puede tener como máximo ${LIMITES_MENU.pasesMax} pases`;
  }
  const nombres = valor.map((pase) => singularOf(textoDe(pase, 'nombre')));
  return nombreRepetido(nombres.filter(Boolean)) !== null ? 'Hay dos pases con el mismo nombre' : null;
};

/** Names repeat neither among those of its own nor are its dishes of the carta twice in a pase. */
export const platos: Regla = (valor) => {
  if (!Array.isArray(valor)) return MENU_MAL;
  if (valor.length === 0) return 'Añade al menos un plato a cada pase';
  if (valor.length > LIMITES_MENU.platosMax) {
    return `Un pase puede tener como máximo ${LIMITES_MENU.platosMax} platos`;
  }
  if (valor.some((plato) => textoDe(plato, 'producto') === '' && textoDe(plato, 'nombre') === '')) {
    return 'El nombre del plato es obligatorio';
  }
  const claves = valor.map((plato) => textoDe(plato, 'producto') || textoDe(plato, 'nombre'));
  return nombreRepetido(claves) !== null ? 'Hay dos platos con el mismo nombre en un pase' : null;
};

export const incluye: Regla = (valor) => {
  if (!Array.isArray(valor)) return MENU_MAL;
  if (valor.length > LIMITES_MENU.incluyeMax) {
    return `Un menú puede incluir como máximo ${LIMITES_MENU.incluyeMax} cosas`;
  }
  return valor.every((texto) => isTexto(texto) && texto.trim().length <= LIMITES_MENU.incluyeTextoMax)
    ? cadaUno(sinControles)(valor)
    : `Lo que incluye puede tener como máximo ${LIMITES_MENU.incluyeTextoMax} caracteres`;
};

function textoDe(valor: unknown, campo: string): string {
  const texto = ((valor ?? {}) as Record<string, unknown>)[campo];
  return isTexto(texto) ? texto.trim() : '';
}
