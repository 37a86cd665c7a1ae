/** While a command is under way the engine has little time for anybody else. */
const DOCUMENTOS = 100;

/** A list in pieces, each to be written by a command of its own. */
export function lotesDe<T>(lista: readonly T[]): T[][] {
  const cuantos = Math.ceil(lista.length / DOCUMENTOS);
  return Array.from({ length: cuantos }, (_, i) => lista.slice(i * DOCUMENTOS, (i + 1) * DOCUMENTOS));
}
