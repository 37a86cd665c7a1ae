/** docs/reglas/limites.md#words-of-errors lists these. A page without a carta is nobody's, and so in Spanish. */
export const ERROR_CARTA = {
  urlInvalida: 'URL inválida. Se requiere restaurante y mesa.',
  mesaInvalida: 'Número de mesa inválido.',
  mesaNoValida: 'Mesa no válida para este restaurante.',
  slugNoValido: 'Slug de restaurante no válido',
  restauranteNoEncontrado: 'Restaurante no encontrado',
  idNoValido: 'ID de restaurante no válido',
  datosRestaurante: 'Error al cargar los datos del restaurante',
  cartaRestaurante: 'Error al cargar la carta del restaurante',
  carta: 'Error al cargar la carta',
  cartaReintenta: 'Error al cargar la carta. Por favor, intenta de nuevo.',
} as const;

/** `message` is shown. */
export class ErrorCarta extends Error {
  override readonly name = 'ErrorCarta';
}

const AYUDA: Readonly<Record<string, string>> = {
  [ERROR_CARTA.urlInvalida]: 'Escanea de nuevo el código QR de tu mesa: el enlace está incompleto.',
  [ERROR_CARTA.mesaInvalida]: 'Escanea de nuevo el código QR de tu mesa: el enlace está incompleto.',
  [ERROR_CARTA.mesaNoValida]:
    'Puede que el código QR sea antiguo. Escanéalo de nuevo o pide ayuda al personal.',
  [ERROR_CARTA.slugNoValido]: 'Revisa que el enlace esté completo.',
  [ERROR_CARTA.restauranteNoEncontrado]: 'Puede que haya cambiado de dirección. Revisa el enlace.',
};
const AYUDA_CONEXION = 'Comprueba tu conexión e inténtalo de nuevo en unos segundos.';

export function ayudaFor(mensaje: string): string {
  return AYUDA[mensaje] ?? AYUDA_CONEXION;
}
