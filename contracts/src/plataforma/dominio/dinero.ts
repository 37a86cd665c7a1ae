/**
 * Money is in whole céntimos, and all sums are made here, so a fraction of a cent cannot exist; euros appear
 * only in JSON and on screens.
 */
export type Centimos = number & { readonly __unidad: 'centimos' };

/** @throws RangeError on a fraction or an unsafe integer. */
export function centimos(valor: number): Centimos {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`Not a whole number of céntimos: ${valor}`);
  return valor as Centimos;
}

export const CERO = centimos(0);

/** @throws RangeError on more than two decimals. */
export function fromEuros(euros: number): Centimos {
  // + 0 turns JSON's negative zero into zero
  const redondo = Math.round(euros * 100) + 0;
  if (Math.abs(redondo / 100 - euros) > 1e-9) throw new RangeError(`More than two decimals: ${euros}`);
  return centimos(redondo);
}

export function isEuros(valor: unknown): valor is number {
  return (
    typeof valor === 'number' &&
    Number.isFinite(valor) &&
    Math.abs(valor) <= 1e9 &&
    Math.abs(Math.round(valor * 100) / 100 - valor) <= 1e-9
  );
}

export function toEuros(cantidad: Centimos): number {
  return cantidad / 100;
}

export function sumCentimos(cantidades: Iterable<Centimos>): Centimos {
  let suma = 0;
  for (const cantidad of cantidades) suma += cantidad;
  return centimos(suma);
}

export const negated = (cantidad: Centimos): Centimos => centimos(0 - cantidad);

export function timesUnidades(precio: Centimos, unidades: number): Centimos {
  return centimos(precio * unidades);
}

/**
 * Returns '1.234,50 €' (docs/reglas/dinero.md#money-and-days). It is written by hand, because a cheap phone takes 50
 * ms to make an Intl.NumberFormat, during a diner's first tap.
 */
export function formatEuros(euros: number): string {
  const [enteros = '', decimales = ''] = euros.toFixed(2).split('.');
  return `${enteros.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}\u00a0€`;
}

export function formatCentimos(cantidad: Centimos): string {
  return formatEuros(toEuros(cantidad));
}
