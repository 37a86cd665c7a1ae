import { api, q } from './plataforma/api/direccion';

/** docs/api.md#floor describes these addresses. */
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

  personas: () => api('/personas'),
  persona: (id: string) => api(`/personas/${q(id)}`),
  turno: () => api('/turno'),
  aprobaciones: () => api('/aprobaciones'),

  servicio: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/servicio`),
  renovarMesas: (restauranteId: string) => api(`/restaurantes/${q(restauranteId)}/mesas/renovar`),

  moverMesa: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/mover`),
  juntarMesas: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/juntas`),
  pagarMesas: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/pagar`),
  marcharPase: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/marchar`),
  esperarPase: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/esperar`),
  comensales: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/comensales`),
  paseDeLinea: (ticketId: string, linea: string) => api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/pase`),
  peso: (ticketId: string, linea: string) => api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/peso`),
  cobros: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/cobros`),
  rebajas: (grupoMesa: string) => api(`/pedidos/grupos/${q(grupoMesa)}/ajustes`),
  deshacerRebaja: (grupoMesa: string, ajuste: string) =>
    api(`/pedidos/grupos/${q(grupoMesa)}/ajustes/${q(ajuste)}/deshacer`),
  anularCobro: (cobro: string) => api(`/cobros/${q(cobro)}/anular`),
  enteradoMudanza: (ticketId: string) => api(`/pedidos/${q(ticketId)}/enterado`),
  cierre: (dia: string) => api(`/pedidos/cierre?dia=${q(dia)}`),
  parte: (dia: string) => api(`/pedidos/parte?dia=${q(dia)}`),
  ajustesParte: () => api('/pedidos/parte/ajustes'),
  arqueo: (dia?: string) => api(`/pedidos/arqueo${dia === undefined ? '' : `?dia=${q(dia)}`}`),

  tomarPedido: (mesa: number) => api(`/pedidos/mesa/${mesa}`),
  rechazados: () => api('/pedidos/rechazados'),
  recientes: (limite?: number) => api(`/pedidos/recientes${limite ? `?limite=${limite}` : ''}`),
  /** A screen of some stations alone names them. */
  visto: (ticketId: string, estaciones?: readonly string[]) =>
    api(
      `/pedidos/${q(ticketId)}/visto${estaciones === undefined ? '' : `?estacion=${q(estaciones.join())}`}`,
    ),
  llevar: (ticketId: string) => api(`/pedidos/${q(ticketId)}/llevar`),
  urgente: (ticketId: string) => api(`/pedidos/${q(ticketId)}/urgente`),
  cancelarLinea: (ticketId: string, linea: string) =>
    api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/cancelar`),
  /** It takes the cancellation's Idempotency-Key. */
  reponerLinea: (ticketId: string, linea: string) =>
    api(`/pedidos/${q(ticketId)}/producto/${q(linea)}/reponer`),
  /** `quedan` units are left on the screen: later cancellations are not acknowledged. */
  enterado: (ticketId: string, linea: string, quedan?: number) =>
    api(
      `/pedidos/${q(ticketId)}/producto/${q(linea)}/enterado${quedan === undefined ? '' : `?quedan=${quedan}`}`,
    ),
} as const;
