import { api, q } from './plataforma/api/direccion';

export const rutas = {
  login: () => api('/auth/login'),
  refresh: () => api('/auth/refresh'),
  logout: () => api('/auth/logout'),
  me: () => api('/auth/me'),

  restaurantePorSlug: (slug: string) => api(`/restaurantes/slug/${q(slug)}`),
  restaurante: (id: string) => api(`/restaurantes/${q(id)}`),
  validarMesa: (id: string, mesa: string | number, t?: string | null) =>
    api(`/restaurantes/${q(id)}/mesas/${q(mesa)}/validar${t ? `?t=${q(t)}` : ''}`),
  mesas: (id: string) => api(`/restaurantes/${q(id)}/mesas`),

  carta: (restauranteId: string, lang?: string) =>
    api(`/carta?restaurantId=${q(restauranteId)}${lang ? `&lang=${q(lang)}` : ''}`),
  cartaCategoria: (categoriaId: string, restauranteId: string) =>
    api(`/carta/${q(categoriaId)}?restaurantId=${q(restauranteId)}`),

  pedidos: () => api('/pedidos'),
  pedidosSinConfirmar: () => api('/pedidos/sin-confirmar'),
  seguimiento: () => api('/pedidos/seguimiento'),
  pedidosEntregados: () => api('/pedidos/entregados'),
  pedidosPagados: () => api('/pedidos/pagados'),
  pedidosMesa: (mesa: number) => api(`/pedidos/mesa/${mesa}`),
  pedidosStats: () => api('/pedidos/stats'),
  pedidoEstado: (ticketId: string) => api(`/pedidos/${q(ticketId)}/estado`),
  cerrarMesa: (ticketId: string) => api(`/pedidos/${q(ticketId)}/cerrar`),
  lineaEstado: (ticketId: string, linea: string) =>
    api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/estado`),
} as const;

export const CABECERA_CLAVE = 'Idempotency-Key';
export const CABECERA_REPETIDO = 'Idempotent-Replayed';
export const CABECERA_SEGUIMIENTO = 'X-Seguimiento';
