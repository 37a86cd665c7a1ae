/** Both sides check these limits (docs/reglas/limites.md#limits). */
export const LIMITES = {
  passwordMin: 6,
  passwordMax: 128,
  mesasMax: 500,
  nombreMax: 120,
  telefonoMax: 40,
  ubicacionMax: 200,
  codigoDigitos: 6,
  categoriasMax: 100,
  productosMax: 1_000,
  descripcionMax: 1_000,
  ingredientesMax: 40,
  ingredienteMax: 60,
  precioMaxEuros: 9_999.99,
  formatosMax: 6,
  nombreFormatoMax: 40,
  opcionesMax: 100,
  opcionesPorProducto: 8,
  valoresMax: 20,
  nombreOpcionMax: 60,
  /** All lines of an order count together. */
  eleccionesPorPedido: 200,
  /** As they are stored: a menu is one, and each of its dishes another. */
  lineasPorPedido: 100,
  zonasMax: 6,
  notasPedido: 500,
  notasLinea: 140,
  totalPedidoEuros: 2_000,
  pedidosPorGrupo: 200,
  seguimientoMax: 500,
  lineasPorCobro: 200,
  /** One request may ask for this many orders or calls. */
  seguidosPorConsulta: 20,
  /** A mesa keeps this many steps besides those about money, and 'Recientes' lists this many. */
  historialPorGrupo: 200,
  recientes: 50,
} as const;

/** The API client waits this long (ms). */
export const ESPERAS = {
  peticion: 10_000,
  subida: 30_000,
  entreIntentos: 1_000,
  intentos: 3,
  inactividad: 5 * 60_000,
  revisionSesion: 30_000,
} as const;
