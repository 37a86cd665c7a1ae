/**
 * What a diner can read, in Spanish: the keys of every dictionary. It is imported as a type, and by tests, so that no
 * bundle carries it.
 */
export const FRASES = ['Cerrar', 'Mesa {n}', '{n} plato', '{n} platos'] as const;

export type Frase = (typeof FRASES)[number];
