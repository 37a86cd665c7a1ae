/**
 * The error catalogue, to the letter (docs/reglas/limites.md#words-of-errors). Every one of these has a row in the
 * tables beside this file.
 */
export const CATALOGO = {
  'By HTTP status': [
    'Sesión expirada. Por favor, inicia sesión nuevamente.',
    'No tienes permisos para realizar esta acción.',
    'El recurso solicitado no existe.',
    'Los datos enviados no son válidos.',
    'Error interno del servidor. Inténtalo más tarde.',
    'Ha ocurrido un error inesperado.',
    'La petición ha tardado demasiado. Inténtalo de nuevo.',
    'Error de conexión. Verifica tu conexión a internet.',
  ],
  Login: [
    'Debes verificar tu email antes de poder iniciar sesión',
    'Email o contraseña incorrectos',
    'Credenciales incorrectas',
    'Error inesperado',
    'Error al iniciar sesión',
  ],
  Verification: [
    'Error al verificar el código',
    'Error de conexión. Inténtalo de nuevo.',
    'Error al reenviar el código',
  ],
  Register: ['Error al registrar el restaurante'],
  Forgot: ['Este email no está registrado', 'Error al enviar el código'],
  Reset: ['Error al cambiar la contraseña'],
  Categories: [
    'Error al crear la categoría',
    'Error al actualizar la categoría',
    'Error al eliminar la categoría. Intenta nuevamente.',
    'Error al cargar las categorías',
    'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.',
  ],
  Products: ['Error al guardar el producto', 'Error al eliminar el producto'],
  'Menu admin': [
    'Usuario no autenticado. Redirigiendo al login...',
    'Sesión expirada. Redirigiendo al login...',
    'Error al cargar los datos',
  ],
  Customer: [
    'Error al enviar el pedido. Por favor, intenta de nuevo.',
    'Error al cargar la carta',
    'Error al cargar la carta. Por favor, intenta de nuevo.',
  ],
  Orders: [
    'Error al cargar los pedidos',
    'Error al actualizar el estado del pedido',
    'Error al avanzar el estado del producto',
    'Error al retroceder el estado del producto',
    'Error al eliminar los pedidos pagados',
  ],
  'Settings update': ['Usuario no autenticado'],
  Other: ['Sesión expirada por inactividad', 'Token expirado'],
} as const;

/** What each form says of what is typed into it, to the letter (docs/reglas/limites.md#words-of-forms). */
export const REGLAS = {
  Order: ['No se ha detectado el restaurante o la mesa', 'El carrito está vacío'],
  'Table number': ['Número de mesa inválido.'],
  'Verification code': [
    'Por favor, ingresa el código de verificación',
    'El código debe tener 6 dígitos',
    'El código ha expirado. Solicita uno nuevo.',
  ],
  Register: [
    'El nombre del restaurante es obligatorio',
    'El email es obligatorio',
    'El email no es válido',
    'La contraseña debe tener al menos 6 caracteres',
    'Las contraseñas no coinciden',
  ],
  Forgot: ['El email es obligatorio'],
  'Reset password': [
    'La contraseña es obligatoria',
    'Las contraseñas no coinciden',
    'La contraseña debe tener al menos 6 caracteres',
  ],
  'Change password': [
    'La nueva contraseña es obligatoria',
    'La contraseña debe tener al menos 6 caracteres',
    'Las contraseñas no coinciden',
  ],
  'Reset code page': ['El código es obligatorio', 'El código debe tener 6 dígitos'],
  Category: ['El nombre de la categoría es obligatorio'],
  Product: [
    'El nombre del producto es obligatorio',
    'El precio es obligatorio',
    'El precio debe ser un número mayor a 0',
    'La categoría es obligatoria',
  ],
  Image: [
    'Solo se permiten archivos JPEG, PNG y WebP.',
    'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
    'El archivo parece estar corrupto o vacío.',
  ],
} as const;
