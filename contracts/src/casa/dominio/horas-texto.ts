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

/** A diner who reads at noon takes these hours for the beginning of the day. */
const PRINCIPIO: readonly string[] = ['00:00', '05:00'];

/** Returns 'hasta las 12:00 y desde las 20:00' or 'de lunes a viernes, de 8:00 a 12:00; …'. */
export function textoHoras(horas: readonly Tramo[]): string {
  const porDias = new Map<string, string[]>();
  for (const tramo of horas) {
    const dias = textoDias(tramo.dias);
    porDias.set(dias, [...(porDias.get(dias) ?? []), textoTramo(tramo)]);
  }
  return [...porDias].map(([dias, tramos]) => (dias ? `${dias}, ` : '') + tramos.join(' y ')).join('; ');
}

export function textoCategoriaCerrada(nombre: string, horas: readonly Tramo[]): string {
  return `${nombre}: ${textoHoras(horas)}`;
}

function textoTramo({ desde, hasta }: Omit<Tramo, 'dias'>): string {
  if (desde === hasta) return 'todo el día';
  if (PRINCIPIO.includes(desde) && hasta > desde) return `hasta ${textoALas(hasta)}`;
  if (PRINCIPIO.includes(hasta)) return `desde ${textoALas(desde)}`;
  return `de ${textoHora(desde)} a ${textoHora(hasta)}`;
}

export function textoALas(hora: string): string {
  const texto = textoHora(hora);
  return `${texto.startsWith('1:') ? 'la' : 'las'} ${texto}`;
}

const textoHora = (hora: string): string => hora.replace(/^0(?=\d)/, '');

/** Returns 'de lunes a viernes', 'sábados y domingos' or 'lunes, miércoles y viernes'; '' for every day. */
function textoDias(dias: readonly number[]): string {
  const ordenados = [...new Set(dias)].sort((a, b) => a - b);
  const [primero = 1] = ordenados;
  const ultimo = ordenados.at(-1) ?? primero;
  if (ordenados.length === DIAS_SEMANA.length) return '';
  if (ordenados.length > 2 && ultimo - primero === ordenados.length - 1) {
    return `de ${nombreDia(primero)} a ${nombreDia(ultimo)}`;
  }
  const nombres = ordenados.map((dia) => plural(nombreDia(dia)));
  return nombres.length === 1
    ? (nombres[0] ?? '')
    : `${nombres.slice(0, -1).join(', ')} y ${nombres.at(-1) ?? ''}`;
}

const nombreDia = (dia: number): string => DIAS_SEMANA[dia - 1] ?? '';
const plural = (dia: string): string => (dia.endsWith('s') ? dia : `${dia}s`);
