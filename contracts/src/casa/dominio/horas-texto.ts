import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';
import type { Tramo } from './horario';

/** These texts need no clock, so the drawn page contains them too. */

export const DIAS_SEMANA = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

const MESES = [
  ...(['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'] as const),
  ...(['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] as const),
] as const;

/** The phrases that hours are said with. */
export type FraseHoras =
  | (typeof DIAS_SEMANA)[number]
  | 'sábados'
  | 'domingos'
  | 'todo el día'
  | 'la {hora}'
  | 'las {hora}'
  | 'hasta {hora}'
  | 'desde {hora}'
  | 'de {desde} a {hasta}'
  | 'de {primero} a {ultimo}'
  | '{varios} y {ultimo}';

/** The phrases that an opening is said with. */
export type FraseCuando =
  | FraseHoras
  | (typeof MESES)[number]
  | 'a {hora}'
  | 'mañana {hora}'
  | 'el {dia} {hora}'
  | 'el {dia} de {mes} {hora}';

/**
 * When something opens, seen from some day: `hora` ('13:00') of that day, of the next, of a day of the week (1 is
 * Monday) or of a date. It stays so until the day ends, whoever reads it in whatever language.
 */
export interface Cuando {
  hora: string;
  dia?: 'mañana' | { semana: number } | { dia: number; mes: number };
}

/** A diner who reads at noon takes these hours for the beginning of the day. */
const PRINCIPIO: readonly string[] = ['00:00', '05:00'];

/** Returns 'hasta las 12:00 y desde las 20:00' or 'de lunes a viernes, de 8:00 a 12:00; …'. */
export function textoHoras(horas: readonly Tramo[], decir: Decir<FraseHoras> = enEspanol): string {
  const porDias = new Map<string, string[]>();
  for (const tramo of horas) {
    const dias = textoDias(tramo.dias, decir);
    porDias.set(dias, [...(porDias.get(dias) ?? []), textoTramo(tramo, decir)]);
  }
  const join = (varios: string, ultimo: string) => decir('{varios} y {ultimo}', { varios, ultimo });
  return [...porDias].map(([dias, tramos]) => (dias ? `${dias}, ` : '') + tramos.reduce(join)).join('; ');
}

export function textoCategoriaCerrada(
  nombre: string,
  horas: readonly Tramo[],
  decir?: Decir<FraseHoras>,
): string {
  return `${nombre}: ${textoHoras(horas, decir)}`;
}

function textoTramo({ desde, hasta }: Omit<Tramo, 'dias'>, decir: Decir<FraseHoras>): string {
  if (desde === hasta) return decir('todo el día');
  if (PRINCIPIO.includes(desde) && hasta > desde) {
    return decir('hasta {hora}', { hora: textoALas(hasta, decir) });
  }
  if (PRINCIPIO.includes(hasta)) return decir('desde {hora}', { hora: textoALas(desde, decir) });
  return decir('de {desde} a {hasta}', { desde: textoHora(desde), hasta: textoHora(hasta) });
}

/** Returns 'a las 13:00', 'mañana a las 13:00', 'el martes …' or 'el 1 de septiembre a las 13:00'. */
export function textoDeCuando({ hora: de, dia }: Cuando, decir: Decir<FraseCuando> = enEspanol): string {
  const hora = decir('a {hora}', { hora: textoALas(de, decir) });
  if (dia === undefined) return hora;
  if (dia === 'mañana') return decir('mañana {hora}', { hora });
  if ('semana' in dia) return decir('el {dia} {hora}', { dia: decir(nombreDia(dia.semana)), hora });
  const mes = decir(MESES[dia.mes - 1] ?? MESES[0]);
  return decir('el {dia} de {mes} {hora}', { dia: dia.dia, mes, hora });
}

/** 'las 13:00' */
export function textoALas(de: string, decir: Decir<FraseHoras> = enEspanol): string {
  const hora = textoHora(de);
  return decir(hora.startsWith('1:') ? 'la {hora}' : 'las {hora}', { hora });
}

const textoHora = (hora: string): string => hora.replace(/^0(?=\d)/, '');

/** Returns 'de lunes a viernes', 'sábados y domingos' or 'lunes, miércoles y viernes'; '' for every day. */
function textoDias(dias: readonly number[], decir: Decir<FraseHoras>): string {
  const ordenados = [...new Set(dias)].sort((a, b) => a - b);
  const [primero = 1] = ordenados;
  const ultimo = ordenados.at(-1) ?? primero;
  if (ordenados.length === DIAS_SEMANA.length) return '';
  if (ordenados.length > 2 && ultimo - primero === ordenados.length - 1) {
    return decir('de {primero} a {ultimo}', {
      primero: decir(nombreDia(primero)),
      ultimo: decir(nombreDia(ultimo)),
    });
  }
  const nombres = ordenados.map((dia) => decir(plural(nombreDia(dia))));
  return nombres.length === 1
    ? (nombres[0] ?? '')
    : decir('{varios} y {ultimo}', { varios: nombres.slice(0, -1).join(', '), ultimo: nombres.at(-1) ?? '' });
}

type Dia = (typeof DIAS_SEMANA)[number];

const nombreDia = (dia: number): Dia => DIAS_SEMANA[dia - 1] ?? DIAS_SEMANA[0];

function plural(dia: Dia): FraseHoras {
  return dia === 'sábado' || dia === 'domingo' ? `${dia}s` : dia;
}
