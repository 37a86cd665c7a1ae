import { Injectable } from '@nestjs/common';
import type { PrecioDeZona, PreciosCambiados } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { toAnterior, toCambiosPrecios } from './precios-zona';
import { preciosDisputados, zonaNoEncontrada } from '../productos/lista/productos.errors';
import { PreciosZonaRepository } from './precios-zona.repository';

/** Attempts when somebody moves formatos meanwhile. */
const MAX_RACES = 5;

/** Prices are final ones, so repeating a request completes a half-done one (docs/reglas/carta.md#zones). */
@Injectable()
export class PreciosZonaService {
  constructor(
    private readonly precios: PreciosZonaRepository,
    private readonly restaurantes: RestaurantesService,
    private readonly events: DomainEvents,
  ) {}

  /** @throws 404 for another restaurante or an unknown zona, 409 while its carta is being rearranged. */
  async changePrecios(
    id: string,
    propioId: string,
    zona: string,
    precios: readonly PrecioDeZona[],
  ): Promise<PreciosCambiados> {
    const restaurante = id === propioId ? await this.restaurantes.getPublico(id) : null;
    const zonas = new Set(restaurante?.zonas?.map(({ _id }) => _id));
    const zonaId = zona.toLowerCase();
    if (!zonas.has(zonaId)) throw zonaNoEncontrada();
    return changeCarta(this.events, { restauranteId: id, es: 'precios.cambiados' }, () =>
      this.storePrecios(id, zonaId, zonas, precios),
    );
  }

  private async storePrecios(
    id: string,
    zona: string,
    zonas: ReadonlySet<string>,
    precios: readonly PrecioDeZona[],
  ): Promise<PreciosCambiados> {
    const ids = [...new Set(precios.map(({ producto }) => producto))];
    let anteriores: PrecioDeZona[] | undefined;
    for (let race = 0; race < MAX_RACES; race++) {
      const hechos = toCambiosPrecios(precios, await this.precios.findPrecios(id, ids), zonas);
      anteriores ??= hechos.map(({ pedido, actual }) => toAnterior(pedido, zona, actual));
      const cambios = hechos.map(({ cambio }) => cambio);
      if (await this.precios.putPrecios(id, zona, cambios)) return { anteriores };
    }
    throw preciosDisputados();
  }
}
