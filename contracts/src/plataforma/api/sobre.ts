import type { CodigoError, ErrorDeCampo } from '../errores';

/** The envelope of every answer (docs/api.md#conventions). */
export interface SobreExito<T> {
  success: true;
  data: T;
  message?: string;
}

export interface SobreFallo {
  success: false;
  code: CodigoError;
  message: string;
  errors?: ErrorDeCampo[];
  data?: unknown;
}
