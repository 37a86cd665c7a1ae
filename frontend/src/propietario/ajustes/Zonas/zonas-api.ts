import { reglasZonas, rutas, rutasGestion } from '@carta/contracts';
import type {
  CambiarPreciosRequest,
  CambiarZonasRequest,
  PrecioDeZona,
  PreciosCambiados,
  RestaurantePublico,
  Zona,
} from '@carta/contracts';
import { get, put } from '../../../shared/api/cliente';

type ZonaPedida = CambiarZonasRequest['zonas'][number];

/**
 * Changes the zonas as they are now, not as this screen read them a while ago; each throws ApiError or
 * NetworkError.
 */
export async function changeZonas(
  restauranteId: string,
  change: (actuales: readonly Zona[]) => ZonaPedida[],
): Promise<Zona[]> {
  const { zonas = [] } = await get<RestaurantePublico>(rutas.restaurante(restauranteId));
  const body: CambiarZonasRequest = { zonas: change(zonas) };
  return put<Zona[]>(rutasGestion.zonas(restauranteId), body, { auth: true });
}

/**
 * Puts final prices, as many at once as the server takes; answers what they were, which undoes it when it is put
 * back. One that fails half-way has put some of them: asking again puts the rest.
 */
export async function savePrecios(
  restauranteId: string,
  zonaId: string,
  precios: PrecioDeZona[],
): Promise<PrecioDeZona[]> {
  const ruta = rutasGestion.preciosDeZona(restauranteId, zonaId);
  const anteriores: PrecioDeZona[] = [];
  for (let desde = 0; desde < precios.length; desde += reglasZonas.LIMITES_ZONAS.preciosMax) {
    const body: CambiarPreciosRequest = {
      precios: precios.slice(desde, desde + reglasZonas.LIMITES_ZONAS.preciosMax),
    };
    anteriores.push(...(await put<PreciosCambiados>(ruta, body, { auth: true })).anteriores);
  }
  return anteriores;
}
