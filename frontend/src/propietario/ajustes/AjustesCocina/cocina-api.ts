import { rutas, rutasGestion } from '@carta/contracts';
import type {
  CambiarEstacionesRequest,
  CambiarPasesRequest,
  EstacionCasa,
  Pase,
  RestaurantePublico,
} from '@carta/contracts';
import { get, put } from '../../../shared/api/cliente';

/** Both change the current list, not the one this screen read earlier. @throws ApiError or NetworkError. */
export async function changePases(
  restauranteId: string,
  change: (actuales: readonly Pase[]) => CambiarPasesRequest['pases'],
): Promise<void> {
  const { pases = [] } = await get<RestaurantePublico>(rutas.restaurante(restauranteId));
  const body: CambiarPasesRequest = { pases: change(pases) };
  await put<Pase[]>(rutasGestion.pases(restauranteId), body, { auth: true });
}

export async function changeEstaciones(
  restauranteId: string,
  change: (actuales: readonly EstacionCasa[]) => CambiarEstacionesRequest['estaciones'],
): Promise<void> {
  const { estaciones = [] } = await get<RestaurantePublico>(rutas.restaurante(restauranteId));
  const body: CambiarEstacionesRequest = { estaciones: change(estaciones) };
  await put<EstacionCasa[]>(rutasGestion.estaciones(restauranteId), body, { auth: true });
}
