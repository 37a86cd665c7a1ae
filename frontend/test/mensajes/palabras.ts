/** What the client says by itself, on every screen. */
export const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
export const LENTA = 'La petición ha tardado demasiado. Inténtalo de nuevo.';
export const SIN_PERMISO = 'No tienes permisos para realizar esta acción.';
export const INTERNO = 'Error interno del servidor. Inténtalo más tarde.';
