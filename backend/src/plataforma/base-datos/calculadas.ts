/** The totals of service days are computed from other collections, so no copy carries them. */
export const SUMAS = 'sumas';

export const isCalculada = (coleccion: string): boolean => coleccion === SUMAS;
