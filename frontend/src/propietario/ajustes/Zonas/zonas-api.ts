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

/** Changes the current zonas, not the ones this screen read earlier. @throws ApiError or NetworkError. */
export async function changeZonas(
  restauranteId: string,
  change: (actuales: readonly Zona[]) => ZonaPedida[],
): Promise<Zona[]> {
  const { zonas = [] } = await get<RestaurantePublico>(rutas.restaurante(restauranteId));
  const body: CambiarZonasRequest = { zonas: change(zonas) };
  return put<Zona[]>(rutasGestion.zonas(restauranteId), body, { auth: true });
}

/**
 * In batches of what the server accepts; returns the earlier prices, which undo it. A failure half-way leaves
 * some set: repeating sets the rest.
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
