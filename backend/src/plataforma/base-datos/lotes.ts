/** While a command runs, the engine has little time for others, so lots are small. */
const DOCUMENTOS = 100;

export function lotesDe<T>(lista: readonly T[], porLote = DOCUMENTOS): T[][] {
  const cuantos = Math.ceil(lista.length / porLote);
  return Array.from({ length: cuantos }, (_, i) => lista.slice(i * porLote, (i + 1) * porLote));
}
