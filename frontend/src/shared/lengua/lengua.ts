/*
 * The words of the interface. A Spanish phrase is its own key (docs/decisiones/lenguas.md), so Spanish loads no
 * dictionary and a page has one language for its whole life.
 */
import { enEspanol } from '@carta/contracts/comensal';
import type { Valores } from '@carta/contracts';
import type { Frase } from './frases';

/**
 * Phrases in one language. Where it has more than one plural, each other form stands under its phrase and '#zero', '#two',
 * '#few' or '#many'.
 */
export type Palabras = Readonly<Record<string, string>>;

/** A file of them, as it is imported. */
export interface Diccionario {
  default: Palabras;
}

/** What this page is read in: a code of ISO 639-1. */
export let lengua = 'es';
let palabras: Palabras = {};
let plurales: Intl.PluralRules | undefined;
let loadResto: (() => Promise<Diccionario>) | undefined;

/**
 * Sets the language of all that is drawn from now on: once a page, before anything is drawn.
 * @param luego loads the words of the pieces that come later.
 */
export function speak(nueva: string, diccionario: Palabras = {}, luego?: typeof loadResto): void {
  lengua = nueva;
  palabras = diccionario;
  plurales = undefined;
  loadResto = luego;
}

/** Every piece that comes later waits for it. @throws as an import does. */
export async function learnResto(): Promise<void> {
  const resto = await loadResto?.();
  if (!resto || !loadResto) return;
  palabras = { ...palabras, ...resto.default };
  loadResto = undefined;
}

/**
 * A phrase in the page's language; Spanish where it has no words for it. Another list of phrases has
 * `const decir = t<ItsFrase>`; a text that is in no list is `t<string>(text)`.
 */
export function t<F extends string = Frase>(frase: NoInfer<F>, valores?: Valores): string {
  return enEspanol(palabras[frase] ?? frase, valores);
}

/** The page's language has words for it; Spanish has no list of them. */
export const isConocida = (frase: string): boolean => frase in palabras;

/** The singular or the plural of a phrase, by the rules of the page's language; `{n}` is the number. */
export function tn<F extends string = Frase>(
  n: number,
  una: NoInfer<F>,
  varias: NoInfer<F>,
  valores?: Valores,
): string {
  const forma = (plurales ??= new Intl.PluralRules(lengua)).select(n);
  const otra = `${varias}#${forma}`;
  return t<string>(forma === 'one' ? una : otra in palabras ? otra : varias, { n, ...valores });
}
