/** Whoever reads of a mesa: its staff, the phone of an order, the other phones of the mesa. */
export type Lector = 'sala' | 'propio' | 'vecino';

type Lectura<V, T, R> = (valor: V, de: T, quien: Lector) => R | undefined;

/** Who sees a field, and as what; whoever is not named does not see it. */
type Fila<V, T, R> = { [Q in Lector]?: Lectura<V, T, R> };

/** It is no field of what is kept, but made of all of it. */
type Deducida<T, R> = Fila<T, T, R> & { deducida: true };

/**
 * A row for each field that is kept and for each field that is read. One that is kept and not read is nobody's: a
 * new one that is forgotten here does not compile, and one that only the database has cannot be named.
 */
type Tabla<T, R> = {
  [C in keyof R & keyof T]-?: Fila<NonNullable<T[C]>, T, NonNullable<R[C]>>;
} & { [C in Exclude<keyof R, keyof T>]-?: Deducida<T, NonNullable<R[C]>> } & {
  [C in Exclude<keyof T, keyof R>]-?: typeof NADIE;
};

const NADIE = { nadie: true } as const;

export const nadie = <const C extends string>(...campos: readonly C[]): Record<C, typeof NADIE> =>
  Object.fromEntries(campos.map((campo) => [campo, NADIE])) as Record<C, typeof NADIE>;

/** The views read it by this other name. */
export const como = (_nombre: string): typeof NADIE => NADIE;

export const todos = <V, T, R>(f: Lectura<V, T, R>): Fila<V, T, R> => ({ sala: f, propio: f, vecino: f });
export const propio = <V, T, R>(f: Lectura<V, T, R>): Fila<V, T, R> => ({ sala: f, propio: f });
export const sala = <V, T, R>(f: Lectura<V, T, R>): Fila<V, T, R> => ({ sala: f });
export const comensales = <V, T, R>(f: Lectura<V, T, R>): Fila<V, T, R> => ({ propio: f, vecino: f });
export const deducida = <T, R>(fila: Fila<T, T, R>): Deducida<T, R> => ({ ...fila, deducida: true });

/** How each reader sees it: the fields of the table that are theirs, in its order, and no other. */
export function vistaDe<T extends object, R>(tabla: Tabla<T, R>): (de: T, quien: Lector) => R {
  const filas = Object.entries<Fila<unknown, T, unknown> & { deducida?: true }>(tabla);
  const filasDe = (quien: Lector) =>
    filas.flatMap(([campo, { [quien]: lectura, deducida: isDeducida }]) =>
      lectura ? [{ campo, lectura, isDeducida }] : [],
    );
  const deQuien = { sala: filasDe('sala'), propio: filasDe('propio'), vecino: filasDe('vecino') };
  return (de, quien) => {
    const vista: Record<string, unknown> = {};
    for (const { campo, lectura, isDeducida } of deQuien[quien]) {
      const valor: unknown = isDeducida ? de : Reflect.get(de, campo);
      const visto = valor === undefined || valor === null ? undefined : lectura(valor, de, quien);
      if (visto !== undefined) vista[campo] = visto;
    }
    return vista as R;
  };
}
