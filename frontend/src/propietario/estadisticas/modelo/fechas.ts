import { formatoDeFecha } from '../../../shared/lib/fecha';
import type { Rango } from './rangos';
import { countDias } from './rangos';

const LARGA = formatoDeFecha({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const CON_NOMBRE = formatoDeFecha({ weekday: 'long', day: 'numeric', month: 'long' });
const MEDIA = formatoDeFecha({ day: 'numeric', month: 'long', year: 'numeric' });
const SIN_ANO = formatoDeFecha({ day: 'numeric', month: 'long' });
const SEMANA = formatoDeFecha({ weekday: 'short', day: 'numeric' });
const CORTA = formatoDeFecha({ day: 'numeric', month: 'short' });
const MES = formatoDeFecha({ month: 'short', year: '2-digit' });

const toFecha = (dia: string) => new Date(`${dia}T00:00:00Z`);

/** '15 de noviembre de 2026' */
const formatDia = (dia: string) => MEDIA.format(toFecha(dia));
/** 'Sábado, 21 de noviembre' */
export const formatDiaConNombre = (dia: string) => capitalize(CON_NOMBRE.format(toFecha(dia)));
/** 'dom 15' */
export const formatDiaSemana = (dia: string) => SEMANA.format(toFecha(dia));
/** '15 nov' */
export const formatDiaCorto = (dia: string) => CORTA.format(toFecha(dia));
/** 'nov 26' */
export const formatMes = (dia: string) => MES.format(toFecha(dia));

/** A range as a title: 'Domingo, 22 de noviembre de 2026', 'Del 1 al 22 de noviembre de 2026'. */
export function formatRango({ desde, hasta }: Rango): string {
  if (desde === hasta) return capitalize(LARGA.format(toFecha(desde)));
  return `Del ${formatSinRepetir(desde, hasta)} al ${formatDia(hasta)}`;
}

/** The first day of a range, without the month or the year that its last day says anyway. */
function formatSinRepetir(desde: string, hasta: string): string {
  if (desde.slice(0, 7) === hasta.slice(0, 7)) return String(Number(desde.slice(8)));
  return desde.slice(0, 4) === hasta.slice(0, 4) ? SIN_ANO.format(toFecha(desde)) : formatDia(desde);
}

function capitalize(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** What a range is compared with: 'el día anterior', 'los 7 días anteriores'. */
export function formatAnterior(rango: Rango): string {
  const dias = countDias(rango);
  return dias === 1 ? 'el día anterior' : `los ${dias} días anteriores`;
}

/** An hour of the day: '05', '14'. */
export function formatHoraDelDia(hora: number): string {
  return String(hora).padStart(2, '0');
}
