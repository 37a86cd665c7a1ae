/** What stands for `{n}`, `{hora}` … in a phrase. */
export type Valores = Readonly<Record<string, string | number>>;

/** Says a phrase, which is its own Spanish (docs/decisiones/lenguas.md). A screen's own speaks its language. */
export type Decir<F extends string> = (frase: F, valores?: Valores) => string;

/** The phrase with its gaps filled; one that nothing fills stays. */
export function enEspanol(frase: string, valores?: Valores): string {
  return valores
    ? frase.replace(/\{(\w+)\}/g, (hueco, nombre: string) => String(valores[nombre] ?? hueco))
    : frase;
}
