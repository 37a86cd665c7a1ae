/** While a command runs, the engine has little time for others, so lots are small. */
const DOCUMENTOS = 100;

export function lotesDe<T>(lista: readonly T[]): T[][] {
  const cuantos = Math.ceil(lista.length / DOCUMENTOS);
  return Array.from({ length: cuantos }, (_, i) => lista.slice(i * DOCUMENTOS, (i + 1) * DOCUMENTOS));
}
