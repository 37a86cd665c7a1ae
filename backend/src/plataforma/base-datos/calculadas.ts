/**
 * What service days add up to. It is worked out of other collections, and worked out again where it is
 * missing: no copy carries its documents.
 */
export const SUMAS = 'sumas';

/** Whether what a collection holds can be worked out again from the others. */
export const isCalculada = (coleccion: string): boolean => coleccion === SUMAS;
