import { api } from './direccion';

/** A kind of screen, and nothing of whose it is. */
export const PANTALLAS_MEDIDAS = ['comensal', 'cocina', 'sala', 'tablero', 'propietario', 'acceso'] as const;
export type PantallaMedida = (typeof PANTALLAS_MEDIDAS)[number];

export const rutaVitales = () => api('/vitales');
