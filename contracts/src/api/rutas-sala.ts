import { api, q } from './direccion';

/** The addresses of the floor (docs/api.md#floor): devices, calls, presence. */
export const rutasSala = {
  llamadas: () => api('/llamadas'),
  llamadasSeguidas: () => api('/llamadas/seguimiento'),
  llamada: (id: string) => api(`/llamadas/${q(id)}`),

  dispositivos: () => api('/dispositivos'),
  codigosDispositivo: () => api('/dispositivos/codigos'),
  emparejar: () => api('/dispositivos/emparejar'),
  readmision: () => api('/dispositivos/readmision'),
  readmitir: (id: string) => api(`/dispositivos/${q(id)}/readmitir`),
  dispositivo: (id: string) => api(`/dispositivos/${q(id)}`),

  servicio: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/servicio`),
  renovarMesas: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/mesas/renovar`),

  tomarPedido: (mesa: number) => api(`/pedidos/mesa/${mesa}`),
  rechazados: () => api('/pedidos/rechazados'),
  recientes: (limite?: number) => api(`/pedidos/recientes${limite ? `?limite=${limite}` : ''}`),
  visto: (pedidoId: string) => api(`/pedidos/${q(pedidoId)}/visto`),
  llevar: (pedidoId: string) => api(`/pedidos/${q(pedidoId)}/llevar`),
  cancelarLinea: (pedidoId: string, linea: string) =>
    api(`/pedidos/${q(pedidoId)}/producto/${q(linea)}/cancelar`),
  enterado: (pedidoId: string, linea: string) => api(`/pedidos/${q(pedidoId)}/producto/${q(linea)}/enterado`),
} as const;
