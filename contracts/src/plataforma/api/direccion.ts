const PREFIJO_API = '/api';

export const api = (ruta: string): string => `${PREFIJO_API}${ruta}`;
export const q = encodeURIComponent;
