import type { Regla } from '../reglas/regla';

/** What the document says of a field; a text alone is its description. */
type Palabras = string | Readonly<Record<string, unknown>>;

/** A field of what is sent: its rule, whether it may be absent, and its words in the document. */
export interface Campo<T = unknown, Opcional extends boolean = boolean> {
  regla: Regla;
  isOpcional: Opcional;
  api: Readonly<Record<string, unknown>>;
  /** A field with parts is checked part by part too; the document calls them so. */
  partes?: { nombre: string; forma: Forma; isLista: boolean };
  /** It carries the type alone. */
  de?: T;
}

export type Forma = Readonly<Record<string, Campo>>;

/** What is sent in a form. */
export type De<F extends Forma> = Llano<
  { [C in keyof F as F[C] extends Campo<unknown, false> ? C : never]: TipoDe<F[C]> } & {
    [C in keyof F as F[C] extends Campo<unknown, false> ? never : C]?: TipoDe<F[C]>;
  }
>;

type Llano<T> = { [C in keyof T]: T[C] };
type TipoDe<C> = C extends Campo<infer T> ? T : never;

/** The fields of a type that was there before. */
export type FormaDe<T> = { [C in keyof T]-?: Campo<T[C], undefined extends T[C] ? true : false> };

function kinds<O extends boolean>(isOpcional: O) {
  const campo = <T>(regla: Regla, palabras: Palabras = {}, type?: unknown): Campo<T, O> => {
    const api = typeof palabras === 'string' ? { description: palabras } : palabras;
    return { regla, isOpcional, api: type === undefined ? api : { type, ...api } };
  };
  const withPartes = <F extends Forma, T>(isLista: boolean, [nombre, forma, regla, palabras]: Partes<F>) => ({
    ...campo<T>(regla, palabras),
    partes: { nombre, forma, isLista },
  });
  return {
    campo,
    texto: <T extends string | null = string>(regla: Regla, palabras?: Palabras) => campo<T>(regla, palabras),
    numero: <T extends number | null = number>(regla: Regla, palabras?: Palabras) =>
      campo<T>(regla, palabras, Number),
    logico: (regla: Regla, palabras?: Palabras) => campo<boolean>(regla, palabras, Boolean),
    textos: <T extends string = string>(regla: Regla, palabras?: Palabras) =>
      campo<T[]>(regla, palabras, [String]),
    parte: <F extends Forma, const P extends Palabras>(...partes: Partes<F, P>) =>
      withPartes<F, De<F> | (P extends { nullable: true } ? null : never)>(false, partes),
    partes: <F extends Forma>(...partes: Partes<F>) => withPartes<F, De<F>[]>(true, partes),
  };
}

type Partes<F extends Forma, P = Palabras> = [nombre: string, forma: F, regla: Regla, palabras?: P];

/** Fields by what they are; those of `opcional` may be absent. */
export const { campo, texto, numero, logico, textos, partes } = kinds(false);
export const opcional = kinds(true);

/** The same fields, none of which has to be sent. */
export const toOpcionales = <F extends Forma>(forma: F): { [C in keyof F]: Campo<TipoDe<F[C]>, true> } =>
  Object.fromEntries(
    Object.entries(forma).map(([nombre, campo]) => [nombre, { ...campo, isOpcional: true }]),
  ) as { [C in keyof F]: Campo<TipoDe<F[C]>, true> };
