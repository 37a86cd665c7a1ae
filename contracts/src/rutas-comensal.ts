import { api, q } from './plataforma/api/direccion';

/** What a diner's phone asks for: a first load carries no other. */
export const rutasComensal = {
  restaurantePorSlug: (slug: string) => api(`/restaurantes/slug/${q(slug)}`),
  validarMesa: (id: string, mesa: string | number, t?: string | null) =>
    api(`/restaurantes/${q(id)}/mesas/${q(mesa)}/validar${t ? `?t=${q(t)}` : ''}`),
  carta: (restauranteId: string, lang?: string) =>
    api(`/carta?restaurantId=${q(restauranteId)}${lang ? `&lang=${q(lang)}` : ''}`),

  pedidos: () => api('/pedidos'),
  pedidosSinConfirmar: () => api('/pedidos/sin-confirmar'),
  seguimiento: () => api('/pedidos/seguimiento'),
} as const;

export const CABECERA_CLAVE = 'Idempotency-Key';
export const CABECERA_REPETIDO = 'Idempotent-Replayed';
export const CABECERA_SEGUIMIENTO = 'X-Seguimiento';
