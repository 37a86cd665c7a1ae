import { REDONDEOS } from '@carta/contracts';
import type { Redondeo, Subida } from '@carta/contracts';

export interface SubidaEscrita {
  modo: Subida['modo'];
  valor: string;
  redondeo: `${Redondeo}`;
}

export const SIN_SUBIDA: SubidaEscrita = { modo: 'porcentaje', valor: '', redondeo: '10' };

/** Null while it is no number. */
export function toSubida({ modo, valor, redondeo }: SubidaEscrita): Subida | null {
  const leido = parseSubida(valor);
  const pasos = REDONDEOS.find((candidato) => `${candidato}` === redondeo);
  return leido === null || pasos === undefined ? null : { modo, valor: leido, redondeo: pasos };
}

/** It matches at most 999,99 % or €; a negative one lowers. */
const ESCRITO = /^[-−]?\d{1,3}(?:[.,]\d{1,2})?$/;

/** Hundredths ('10', '-2,50'); null when it is no number. */
export function parseSubida(texto: string): number | null {
  const limpio = texto.trim().replace(/\s*[%€]$/, '');
  if (!ESCRITO.test(limpio)) return null;
  return Math.round(Number(limpio.replace('−', '-').replace(',', '.')) * 100);
}
