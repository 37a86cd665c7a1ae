import type { EntradaRadar, TipoEntrada } from './radar';

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
  por_marchar: 'llevar',
  olvidado: 'llevar',
  camarero: 'llamadas',
  duda: 'llamadas',
  cuenta: 'cuentas',
  por_cobrar: 'cobrar',
} as const satisfies Record<TipoEntrada, Filtro>;

export function parseFiltro(valor: string | null): Filtro {
  return FILTROS.find((filtro) => filtro.valor === valor)?.valor ?? 'todo';
}

export function filterRadar(entradas: readonly EntradaRadar[], filtro: Filtro): EntradaRadar[] {
  return entradas.filter(({ tipo }) => filtro === 'todo' || MUESTRA[tipo] === filtro);
}
