import type { ErrorDeCampo } from '../errores';
import type { CodigoServidor } from '../errores-personal';

/** The envelope of every answer (docs/api.md#conventions). */
export interface SobreExito<T> {
  success: true;
  data: T;
  message?: string;
}

export interface SobreFallo {
  success: false;
  code: CodigoServidor;
  message: string;
  errors?: ErrorDeCampo[];
  data?: unknown;
}
