import type { EntradaRadar, TipoEntrada } from './radar';

/** What a waiter may want to see of the radar by itself. */
export const FILTROS = [
  { valor: 'todo', texto: 'Todo' },
  { valor: 'llevar', texto: 'Por servir' },
  { valor: 'llamadas', texto: 'Llamadas' },
  { valor: 'cuentas', texto: 'Cuentas' },
  { valor: 'cobrar', texto: 'Por cobrar' },
] as const;
export type Filtro = (typeof FILTROS)[number]['valor'];

const MUESTRA = {
  listo: 'llevar',
  camarero: 'llamadas',
  duda: 'llamadas',
  cuenta: 'cuentas',
  por_cobrar: 'cobrar',
} as const satisfies Record<TipoEntrada, Filtro>;

/** The filter that an address names; everything when it names none. */
export function parseFiltro(valor: string | null): Filtro {
  return FILTROS.find((filtro) => filtro.valor === valor)?.valor ?? 'todo';
}

/** What a filter leaves of the radar, in its order. */
export function filterRadar(entradas: readonly EntradaRadar[], filtro: Filtro): EntradaRadar[] {
  return entradas.filter(({ tipo }) => filtro === 'todo' || MUESTRA[tipo] === filtro);
}
