import { formatEuros } from '@carta/contracts';

/** Marks of an axis at round numbers, from zero to a top that no bar passes. */
export interface Escala {
  tope: number;
  marcas: readonly number[];
}

/** At most as many steps between zero and the top. */
const DIVISIONES = 5;

/** The steps that people count in. */
const PASOS = [1, 2, 2.5, 5, 10] as const;

/**
 * The axis for values up to `maximo` (the same unit, not negative). Nothing but zeros still has an axis,
 * up to one.
 */
export function escalaOf(maximo: number): Escala {
  if (maximo <= 0) return { tope: 1, marcas: [0, 1] };
  const crudo = maximo / DIVISIONES;
  const magnitud = 10 ** Math.floor(Math.log10(crudo));
  const paso = (PASOS.find((cada) => cada * magnitud >= crudo) ?? 10) * magnitud;
  const divisiones = Math.ceil(maximo / paso - 1e-9);
  return {
    tope: divisiones * paso,
    marcas: Array.from({ length: divisiones + 1 }, (_, i) => i * paso),
  };
}

/** How much of the axis a value takes, from 0 to 1. */
export function parteDe(valor: number, { tope }: Escala): number {
  return Math.min(1, Math.max(0, valor / tope));
}

const ENTEROS = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: true,
});

/** A mark in euros, with céntimos only where the axis counts in them: '250 €', '0,50 €'. */
export function formatMarca(marca: number, { marcas }: Escala): string {
  return marcas.every(Number.isInteger) ? ENTEROS.format(marca) : formatEuros(marca);
}
