import { nombreRepetido } from '../../plataforma/reglas/nombres';
import { allOf, isTexto, nombrado } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#the-carta. */

export const LIMITES_CONTADOS = { contadosMax: 4, nombreMax: 30, nMax: 20 } as const;

const NO_VALIDA = 'Lo que cuenta para los totales no es válido';

export const nombreContado: Regla = allOf(nombrado('Escribe qué cuenta: 2 hamburguesas'), (valor) =>
  isTexto(valor) && valor.trim().length <= LIMITES_CONTADOS.nombreMax
    ? null
    : `Cada nombre puede tener como máximo ${LIMITES_CONTADOS.nombreMax} caracteres`,
);

export const nContado: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 1 && valor <= LIMITES_CONTADOS.nMax
    ? null
    : `De cada cosa se cuentan de 1 a ${LIMITES_CONTADOS.nMax}`;

/** What a unit of a product counts as in the kitchen's totals; an empty list: nothing. */
export const cuenta: Regla = (valor) => {
  if (!Array.isArray(valor)) return NO_VALIDA;
  if (valor.length > LIMITES_CONTADOS.contadosMax)
    return `Un producto puede contar como máximo ${LIMITES_CONTADOS.contadosMax} cosas`;
  for (const parte of valor as unknown[]) {
    if (typeof parte !== 'object' || parte === null) return NO_VALIDA;
    const { nombre, n } = parte as { nombre?: unknown; n?: unknown };
    const mensaje = nombreContado(nombre) ?? nContado(n);
    if (mensaje !== null) return mensaje;
  }
  const repetido = nombreRepetido((valor as { nombre: string }[]).map(({ nombre }) => nombre));
  return repetido === null ? null : `Hay dos cosas que se llaman «${repetido}»`;
};
