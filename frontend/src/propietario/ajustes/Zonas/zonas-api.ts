import { rutas, rutasGestion } from '@carta/contracts';
import type { CambiarZonasRequest, RestaurantePublico, Zona } from '@carta/contracts';
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
