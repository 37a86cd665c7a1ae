import { ACTOS_CON_ENCARGADO } from '../dominio/aprobacion';
import { PERSONA_BORRADA, ROLES_PERSONA } from '../dominio/persona';
import { clave as reglaClave } from '../../plataforma/reglas/ids';
import { isMismoNombre } from '../../plataforma/reglas/nombres';
import { allOf, isTexto, nombrado, obligatorio } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/casa.md#people. */

export const LIMITES_PERSONAS = { personas: 50, nombre: 30, pinMin: 4, pinMax: 6 } as const;

export const nombre: Regla = allOf(nombrado('El nombre es obligatorio'), (valor) => {
  if (!isTexto(valor) || valor.trim().length > LIMITES_PERSONAS.nombre)
    return `El nombre puede tener como máximo ${LIMITES_PERSONAS.nombre} caracteres`;
  return isMismoNombre(valor, PERSONA_BORRADA) ? 'Ese nombre no se puede usar' : null;
});

export const pin: Regla = allOf(obligatorio('El PIN es obligatorio'), (valor) =>
  isTexto(valor) && /^\d{4,6}$/.test(valor) ? null : 'El PIN debe tener de 4 a 6 cifras',
);

export const rol: Regla = (valor) =>
  ROLES_PERSONA.some((conocido) => conocido === valor) ? null : 'El rol no es válido';

export { interruptor as activa } from '../../plataforma/reglas/regla';

export const acto: Regla = (valor) =>
  ACTOS_CON_ENCARGADO.some((conocido) => conocido === valor) ? null : 'El acto no es válido';

export const actos: Regla = (valor) =>
  Array.isArray(valor) && new Set(valor).size === valor.length && valor.every((cada) => acto(cada) === null)
    ? null
    : 'Los actos no son válidos';

/** Of the request that is approved. */
export const clave: Regla = (valor) => (reglaClave(valor) === null ? null : 'La clave no es válida');

export const sobre: Regla = (valor) => (reglaClave(valor) === null ? null : 'Lo que se aprueba no es válido');
