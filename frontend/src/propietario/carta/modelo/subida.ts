import { REDONDEOS } from '@carta/contracts';
import type { Redondeo, Subida } from '@carta/contracts';

/** How prices are to change, as it is typed and chosen. */
export interface SubidaEscrita {
  modo: Subida['modo'];
  valor: string;
  redondeo: `${Redondeo}`;
}

export const SIN_SUBIDA: SubidaEscrita = { modo: 'porcentaje', valor: '', redondeo: '10' };

/** Null while no number is written. */
export function toSubida({ modo, valor, redondeo }: SubidaEscrita): Subida | null {
  const leido = parseSubida(valor);
  const pasos = REDONDEOS.find((uno) => `${uno}` === redondeo);
  return leido === null || pasos === undefined ? null : { modo, valor: leido, redondeo: pasos };
}

/** At most 999,99 % or €; less than zero makes what it is of cheaper. */
const ESCRITO = /^[-−]?\d{1,3}(?:[.,]\d{1,2})?$/;

/** Hundredths of what is typed ('10', '-2,50'); null when it is no number. */
export function parseSubida(texto: string): number | null {
  const limpio = texto.trim().replace(/\s*[%€]$/, '');
  if (!ESCRITO.test(limpio)) return null;
  return Math.round(Number(limpio.replace('−', '-').replace(',', '.')) * 100);
}
