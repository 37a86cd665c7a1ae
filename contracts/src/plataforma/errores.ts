/**
 * Each code has a status and a default message, which the server may replace
 * (docs/reglas/limites.md#words-of-errors).
 */
export const ERRORES = {
  BAD_REQUEST: { status: 400, mensaje: 'Los datos enviados no son válidos.' },
  UNAUTHORIZED: { status: 401, mensaje: 'Sesión expirada. Por favor, inicia sesión nuevamente.' },
  FORBIDDEN: { status: 403, mensaje: 'No tienes permisos para realizar esta acción.' },
  NOT_FOUND: { status: 404, mensaje: 'El recurso solicitado no existe.' },
  CONFLICT: { status: 409, mensaje: 'Alguien ha cambiado esto a la vez. Inténtalo de nuevo.' },
  PRECIO_CAMBIADO: { status: 409, mensaje: 'Ha cambiado algún precio. Revisa tu pedido antes de enviarlo.' },
  PRODUCTO_NO_DISPONIBLE: {
    status: 409,
    mensaje: 'Algún producto ya no está disponible. Revisa tu pedido antes de enviarlo.',
  },
  COCINA_CERRADA: { status: 409, mensaje: 'La cocina está cerrada' },
  MESA_OCUPADA: { status: 409, mensaje: 'Esa mesa ya está ocupada.' },
  MESA_CAMBIADA: { status: 409, mensaje: 'Os han cambiado de mesa.' },
  ESTADO_CAMBIADO: { status: 409, mensaje: 'El pedido ya ha cambiado. Te mostramos cómo está ahora.' },
  PAYLOAD_TOO_LARGE: { status: 413, mensaje: 'Los datos enviados son demasiado grandes.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, mensaje: 'Los datos enviados no son válidos.' },
  VALIDATION_ERROR: { status: 422, mensaje: 'Los datos enviados no son válidos.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    mensaje: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  SERVER_ERROR: { status: 500, mensaje: 'Error interno del servidor. Inténtalo más tarde.' },
  SERVICE_UNAVAILABLE: { status: 503, mensaje: 'Error interno del servidor. Inténtalo más tarde.' },
  PEDIDOS_PAUSADOS: {
    status: 503,
    mensaje: 'Ahora mismo no se aceptan pedidos desde la mesa. Avisa a un camarero, por favor.',
  },
} as const satisfies Record<string, { status: number; mensaje: string }>;
export type CodigoError = keyof typeof ERRORES;

/** These errors of the API client never reach the server. */
export const ERRORES_CLIENTE = {
  TIMEOUT_ERROR: 'La petición ha tardado demasiado. Inténtalo de nuevo.',
  NETWORK_ERROR: 'Error de conexión. Verifica tu conexión a internet.',
  API_ERROR: 'Ha ocurrido un error inesperado.',
} as const satisfies Record<string, string>;

/** An answer without a code gets one from its status. */
export function codigoForStatus(status: number): CodigoError | null {
  const codigos = Object.keys(ERRORES) as CodigoError[];
  return codigos.find((codigo) => ERRORES[codigo].status === status) ?? null;
}

export interface ErrorDeCampo {
  field: string;
  message: string;
}
