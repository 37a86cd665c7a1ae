import { FORMAS_CAJA, centimos, fromEuros, nombreForma, sumCentimos, toEuros } from '@carta/contracts';
import type { OtraTomada, PorForma } from '@carta/contracts';

/** Its amounts, in euros, add up to what was taken. */
export interface FilaForma {
  /** One of ours, or the id of one of the house: two of them may have had one name. */
  clave: string;
  nombre: string;
  importe: number;
  /** To which numbers it was charged, where it asks for one. */
  cargos: NonNullable<OtraTomada['numeros']>;
}

/** What forms of the house took follows 'Otro', and is no longer in it. */
export function filasDeForma({ porForma, otras = [] }: PorForma): FilaForma[] {
  const deCasa = sumCentimos(otras.map(({ total }) => fromEuros(total)));
  return FORMAS_CAJA.flatMap((forma) => {
    const fila = { clave: forma, nombre: nombreForma({ forma }), cargos: [] };
    if (forma !== 'otro') return [{ ...fila, importe: porForma[forma] }];
    const resto = { ...fila, importe: toEuros(centimos(fromEuros(porForma.otro) - deCasa)) };
    return [
      resto,
      ...otras.map(({ id: clave, nombre, total: importe, numeros: cargos = [] }) => {
        return { clave, nombre, importe, cargos };
      }),
    ];
  });
}

/** '204 · García' */
export const textoCargo = ({ numero, cliente }: FilaForma['cargos'][number]): string =>
  [numero, cliente].filter(Boolean).join(' · ');
