import {
  FORMAS_CAJA,
  centimos,
  formatEuros,
  fromEuros,
  nombreForma,
  sumCentimos,
  toEuros,
} from '@carta/contracts';
import type { OtraTomada, PorForma } from '@carta/contracts';

/** Its amounts, in euros, add up to what was taken. */
export interface FilaForma {
  nombre: string;
  importe: number;
}

/** What forms of the house took follows 'Otro', and is no longer in it. */
export function filasDeForma({ porForma, otras = [] }: PorForma): FilaForma[] {
  const deCasa = sumCentimos(otras.map(({ total }) => fromEuros(total)));
  return FORMAS_CAJA.flatMap((forma) => {
    const nombre = nombreForma({ forma });
    if (forma !== 'otro') return [{ nombre, importe: porForma[forma] }];
    const resto = { nombre, importe: toEuros(centimos(fromEuros(porForma.otro) - deCasa)) };
    return [resto, ...otras.map((otra) => ({ nombre: nombreDe(otra), importe: otra.total }))];
  });
}

/** 'Habitación (204 · García 34,50 €, 118 · Ruiz 20,00 €)' */
function nombreDe({ nombre, numeros = [] }: OtraTomada): string {
  const pagos = numeros.map(({ numero, cliente, importe }) => {
    const quien = cliente ? `${numero ?? ''} · ${cliente}` : (numero ?? '');
    return `${quien} ${formatEuros(importe)}`;
  });
  return pagos.length === 0 ? nombre : `${nombre} (${pagos.join(', ')})`;
}
