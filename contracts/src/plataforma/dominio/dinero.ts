/**
 * Money, as whole céntimos. Every sum of the product is made here, so that a fraction of a cent
 * cannot exist; euros appear only where JSON or a screen needs them.
 */
export type Centimos = number & { readonly __unidad: 'centimos' };

/** Marks a whole number as céntimos; throws RangeError on a fraction or an unsafe integer. */
export function centimos(valor: number): Centimos {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`Not a whole number of céntimos: ${valor}`);
  return valor as Centimos;
}

export const CERO = centimos(0);

/** Céntimos of a price in euros with at most two decimals; throws RangeError on more. */
export function fromEuros(euros: number): Centimos {
  // + 0 turns the negative zero that JSON can carry into zero
  const redondo = Math.round(euros * 100) + 0;
  if (Math.abs(redondo / 100 - euros) > 1e-9) throw new RangeError(`More than two decimals: ${euros}`);
  return centimos(redondo);
}

/** True for a finite number of euros with at most two decimals. */
export function isEuros(valor: unknown): valor is number {
  return (
    typeof valor === 'number' &&
    Number.isFinite(valor) &&
    Math.abs(valor) <= 1e9 &&
    Math.abs(Math.round(valor * 100) / 100 - valor) <= 1e-9
  );
}

/** Euros, as they travel in JSON (12.5). */
export function toEuros(cantidad: Centimos): number {
  return cantidad / 100;
}

export function sumCentimos(cantidades: Iterable<Centimos>): Centimos {
  let suma = 0;
  for (const cantidad of cantidades) suma += cantidad;
  return centimos(suma);
}

/** The price of some whole units of the same thing. */
export function timesUnidades(precio: Centimos, unidades: number): Centimos {
  return centimos(precio * unidades);
}

/**
 * Euros for a person: '1.234,50 €' (docs/reglas.md#money-and-days). Written out, since a cheap phone takes 50 ms to
 * make an Intl.NumberFormat, and a diner's first tap waits for it.
 */
export function formatEuros(euros: number): string {
  const [enteros = '', decimales = ''] = euros.toFixed(2).split('.');
  return `${enteros.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}\u00a0€`;
}

/** Céntimos for a person: '12,50 €'. */
export function formatCentimos(cantidad: Centimos): string {
  return formatEuros(toEuros(cantidad));
}
