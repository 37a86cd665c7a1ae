import { api, q } from './plataforma/api/direccion';
import { rutasComensal } from './rutas-comensal';

export const rutas = {
  ...rutasComensal,

  login: () => api('/auth/login'),
  refresh: () => api('/auth/refresh'),
  logout: () => api('/auth/logout'),
  me: () => api('/auth/me'),

  restaurante: (id: string) => api(`/restaurantes/${q(id)}`),
  mesas: (id: string) => api(`/restaurantes/${q(id)}/mesas`),

  cartaCategoria: (categoriaId: string, restauranteId: string) =>
    api(`/carta/${q(categoriaId)}?restaurantId=${q(restauranteId)}`),

  pedidosEntregados: () => api('/pedidos/entregados'),
  pedidosPagados: () => api('/pedidos/pagados'),
  pedidosMesa: (mesa: number) => api(`/pedidos/mesa/${mesa}`),
  pedidosStats: () => api('/pedidos/stats'),
  pedidoEstado: (ticketId: string) => api(`/pedidos/${q(ticketId)}/estado`),
  cerrarMesa: (ticketId: string) => api(`/pedidos/${q(ticketId)}/cerrar`),
  lineaEstado: (ticketId: string, linea: string) =>
    api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/estado`),
} as const;
