import { formatEuros } from '@carta/contracts';

/** Round numbers, from zero to a top that no bar passes. */
export interface Escala {
  tope: number;
  marcas: readonly number[];
}

/** There are at most this many. */
const DIVISIONES = 5;

const PASOS = [1, 2, 2.5, 5, 10] as const;

/** It also works for zeros only. */
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

/** Returns 0 to 1. */
export function parteDe(valor: number, { tope }: Escala): number {
  return Math.min(1, Math.max(0, valor / tope));
}

const ENTEROS = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: true,
});

/** Céntimos only where the axis needs them: '250 €', '0,50 €'. */
export function formatMarca(marca: number, { marcas }: Escala): string {
  return marcas.every(Number.isInteger) ? ENTEROS.format(marca) : formatEuros(marca);
}
