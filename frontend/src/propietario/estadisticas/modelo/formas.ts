import { FORMAS_CAJA, nombreForma } from '@carta/contracts';
import type { PorForma } from '@carta/contracts';

/** Its amounts, in euros, add up to what was taken. */
export interface FilaForma {
  nombre: string;
  importe: number;
}

export function filasDeForma({ porForma }: PorForma): FilaForma[] {
  return FORMAS_CAJA.map((forma) => ({ nombre: nombreForma({ forma }), importe: porForma[forma] }));
}
