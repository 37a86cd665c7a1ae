import { api, q } from './plataforma/api/direccion';

/** These addresses are kept out of a diner's first load. */
export const rutasGestion = {
  registro: () => api('/auth/register'),
  verificarEmail: () => api('/auth/verify-email'),
  verificarCodigoEmail: () => api('/auth/verify-email-code'),
  reenviarCodigo: () => api('/auth/resend-verification-code'),
  olvido: () => api('/auth/forgot-password'),
  verificarCodigoRecuperacion: () => api('/auth/verify-password-reset-code'),
  restablecer: () => api('/auth/reset-password'),
  restablecerConEnlace: () => api('/auth/reset-password/enlace'),

  categorias: () => api('/categorias'),
  categoria: (id: string) => api(`/categorias/${q(id)}`),
  ordenCategorias: () => api('/categorias/orden'),
  debugPosiciones: () => api('/categorias/debug-posiciones'),

  productos: () => api('/productos'),
  tandas: () => api('/productos/tandas'),
  deshacerTanda: (id: string) => api(`/productos/tandas/${q(id)}/deshacer`),
  importaciones: () => api('/productos/importaciones'),
  importacion: (id: string) => api(`/productos/importaciones/${q(id)}`),
  filaImportacion: (id: string, fila: number) => api(`/productos/importaciones/${q(id)}/filas/${fila}`),
  columnasImportacion: (id: string) => api(`/productos/importaciones/${q(id)}/columnas`),
  aplicarImportacion: (id: string) => api(`/productos/importaciones/${q(id)}/aplicar`),
  deshacerImportacion: (id: string) => api(`/productos/importaciones/${q(id)}/deshacer`),
  ordenProductos: () => api('/productos/orden'),
  productosPublicos: (restauranteId: string) => api(`/productos/public?restaurantId=${q(restauranteId)}`),
  productosDeCategoria: (id: string) => api(`/productos/categoria/${q(id)}`),
  producto: (id: string) => api(`/productos/${q(id)}`),
  disponibilidad: (id: string) => api(`/productos/${q(id)}/disponibilidad`),
  quedan: (id: string) => api(`/productos/${q(id)}/quedan`),

  opciones: () => api('/opciones'),
  opcion: (id: string) => api(`/opciones/${q(id)}`),
  disponibilidadOpcion: (id: string) => api(`/opciones/${q(id)}/disponibilidad`),

  cuentaTextos: () => api('/textos'),
  textos: (lengua: string) => api(`/textos/${q(lengua)}`),

  zonas: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/zonas`),
  pases: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/pases`),
  estaciones: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/estaciones`),
  preciosDeZona: (restauranteId: string, zonaId: string) =>
    api(`/restaurantes/${q(restauranteId)}/zonas/${q(zonaId)}/precios`),
  aspecto: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/aspecto`),
  fotoAspecto: (restauranteId: string, pieza: string) =>
    api(`/restaurantes/${q(restauranteId)}/aspecto/${q(pieza)}`),
  plan: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/plan`),
  legal: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/legal`),
  horario: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/horario`),
  estadisticas: (restauranteId: string, rango?: { desde: string; hasta: string }) =>
    api(
      `/restaurantes/${q(restauranteId)}/stats${rango ? `?desde=${q(rango.desde)}&hasta=${q(rango.hasta)}` : ''}`,
    ),
} as const;
