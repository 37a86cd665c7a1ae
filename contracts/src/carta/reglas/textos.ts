import { LIMITES } from '../../plataforma/reglas/limites';
import { isTexto, sinControles } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#languages. */

/** `porLengua`: beyond so many, what the carta no longer says is forgotten, the oldest first. */
export const LIMITES_TEXTOS = { porPeticion: 200, porLengua: 5_000 } as const;

const DE_DESCRIPCION = '.descripcion';

export const textos: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length === 0) return 'No hay ningún texto que guardar';
  return valor.length <= LIMITES_TEXTOS.porPeticion
    ? null
    : `Se pueden guardar como máximo ${LIMITES_TEXTOS.porPeticion} textos a la vez`;
};

export const original: Regla = (valor) =>
  isTexto(valor) && valor.trim() !== '' && valor.length <= LIMITES.descripcionMax
    ? null
    : 'Falta el texto en español';

export const de: Regla = (valor) =>
  isTexto(valor) && /^[\da-f]{24}\.[a-z]{1,20}$/.test(valor) ? null : 'No se sabe de qué es el texto';

/** As any may be; `comoEs` knows what each is. */
export const texto: Regla = (valor) =>
  isTexto(valor) && valor.trim().length <= LIMITES.descripcionMax
    ? null
    : `Un texto puede tener como máximo ${LIMITES.descripcionMax} caracteres`;

/** A translation may be as long as the longest description or name, whatever the Spanish takes; a name is one line. */
export function comoEs({ texto: escrito, de: cosa }: { texto: string; de: string }): string | null {
  if (cosa.endsWith(DE_DESCRIPCION)) return null;
  return escrito.trim().length > LIMITES.nombreMax
    ? `Un nombre puede tener como máximo ${LIMITES.nombreMax} caracteres`
    : sinControles(escrito);
}
