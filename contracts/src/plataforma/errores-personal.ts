import { ERRORES } from './errores';

/** With those that only staff meet, which no diner's first load carries; a client knows them by their data. */
export const ERRORES_SERVIDOR = {
  ...ERRORES,
  APROBACION_NECESARIA: { status: 403, mensaje: 'Hace falta un encargado.' },
} as const satisfies Record<string, { status: number; mensaje: string }>;
export type CodigoServidor = keyof typeof ERRORES_SERVIDOR;
