import { minutosDe } from '../dominio/horario';
import type { Tramo } from '../dominio/horario';
import { DIAS_SEMANA } from '../dominio/horas-texto';
import { dia } from './establecimiento';
import { isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/casa.md#opening-hours. */

export const LIMITES_HORARIO = {
  tramosPorDia: 3,
  tramosEstacion: 21,
  tramosCategoria: 4,
  diasCerrados: 60,
} as const;

const HORA_MAL = 'Las horas se escriben como 13:00';
const HORARIO_MAL = 'El horario no es válido';

const hora: Regla = (valor) => (isTexto(valor) && /^([01]\d|2[0-3]):[0-5]\d$/.test(valor) ? null : HORA_MAL);

const diasDeSemana: Regla = (valor) => {
  if (!Array.isArray(valor) || new Set<unknown>(valor).size !== valor.length) return HORARIO_MAL;
  if (valor.length === 0) return 'Elige al menos un día';
  return valor.every((dia) => Number.isInteger(dia) && dia >= 1 && dia <= DIAS_SEMANA.length)
    ? null
    : HORARIO_MAL;
};

/** Null is always, an empty list never. */
export const horasEstacion = tramosHasta(LIMITES_HORARIO.tramosEstacion);

/** Null or an empty list is always. */
export const horasCategoria = tramosHasta(LIMITES_HORARIO.tramosCategoria);

/** Each day ('2026-12-25') may appear once. */
export const cerrados: Regla = (valor) => {
  if (!Array.isArray(valor)) return HORARIO_MAL;
  if (valor.length > LIMITES_HORARIO.diasCerrados) {
    return `Puede haber como máximo ${LIMITES_HORARIO.diasCerrados} días cerrados`;
  }
  const malo = valor.map(dia).find((mensaje) => mensaje !== null);
  if (malo) return malo;
  return new Set<unknown>(valor).size === valor.length ? null : 'Ese día ya está en la lista';
};

function tramosHasta(maximo: number): Regla {
  return (valor) => {
    if (valor === null) return null;
    if (!Array.isArray(valor)) return HORARIO_MAL;
    if (valor.length > maximo) return `Puede haber como máximo ${maximo} tramos`;
    const malo = valor.map(falloDeTramo).find((mensaje) => mensaje !== null);
    return malo ?? falloDeSemana(valor as Tramo[]);
  };
}

/** Other keys are refused, since they would be stored. */
function falloDeTramo(valor: unknown): string | null {
  if (typeof valor !== 'object' || valor === null || Object.keys(valor).length !== 3) return HORARIO_MAL;
  const { dias, desde, hasta } = valor as Partial<Tramo>;
  return diasDeSemana(dias) ?? hora(desde) ?? hora(hasta);
}

function falloDeSemana(tramos: readonly Tramo[]): string | null {
  for (const [i, nombre] of DIAS_SEMANA.entries()) {
    const delDia = tramos.filter(({ dias }) => dias.includes(i + 1)).map(minutosDe);
    if (delDia.length > LIMITES_HORARIO.tramosPorDia) {
      return `Un día puede tener como máximo ${LIMITES_HORARIO.tramosPorDia} tramos: ${nombre}`;
    }
    const enOrden = delDia.sort(([a], [b]) => a - b);
    if (enOrden.some(([, fin], j) => fin > (enOrden[j + 1]?.[0] ?? Infinity))) {
      return `Las horas de un día no pueden cruzarse: ${nombre}`;
    }
  }
  return null;
}
