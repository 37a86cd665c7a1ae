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

const formatDia = (dia: string) => MEDIA.format(toFecha(dia));
export const formatDiaConNombre = (dia: string) => capitalize(CON_NOMBRE.format(toFecha(dia)));
export const formatDiaSemana = (dia: string) => SEMANA.format(toFecha(dia));
export const formatDiaCorto = (dia: string) => CORTA.format(toFecha(dia));
export const formatMes = (dia: string) => MES.format(toFecha(dia));

/** 'Domingo, 22 de noviembre de 2026', 'Del 1 al 22 de noviembre de 2026'. */
export function formatRango({ desde, hasta }: Rango): string {
  if (desde === hasta) return capitalize(LARGA.format(toFecha(desde)));
  return `Del ${formatSinRepetir(desde, hasta)} al ${formatDia(hasta)}`;
}

/** Without the month or year that the last day repeats. */
function formatSinRepetir(desde: string, hasta: string): string {
  if (desde.slice(0, 7) === hasta.slice(0, 7)) return String(Number(desde.slice(8)));
  return desde.slice(0, 4) === hasta.slice(0, 4) ? SIN_ANO.format(toFecha(desde)) : formatDia(desde);
}

function capitalize(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** 'el día anterior', 'los 7 días anteriores'. */
export function formatAnterior(rango: Rango): string {
  const dias = countDias(rango);
  return dias === 1 ? 'el día anterior' : `los ${dias} días anteriores`;
}

/** '05', '14'. */
export function formatHoraDelDia(hora: number): string {
  return String(hora).padStart(2, '0');
}
