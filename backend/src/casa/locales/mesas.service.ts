import { Injectable } from '@nestjs/common';
import type { CodigosRenovados, MesaConEnlace } from '@carta/contracts';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesService } from './restaurantes.service';

/** The mesas of an establishment, and the codes that lead to them. */
@Injectable()
export class MesasService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly firmadas: MesasFirmadasService,
  ) {}

  /**
   * Every mesa of one's own establishment with the address its QR leads to.
   * @param base where this server is reached, without a final slash.
   * @throws 404 for somebody else's.
   */
  async listMesas(id: string, propioId: string, base: string): Promise<MesaConEnlace[]> {
    const restaurante = id === propioId ? await this.restaurantes.findPublico(id) : null;
    if (!restaurante) throw restauranteNoEncontrado();
    const numeros = Array.from({ length: restaurante.numeroMesas }, (_, i) => i + 1);
    const firmas = await this.firmadas.signMesas(id, numeros);
    return numeros.map((numero, i) => ({
      numero,
      enlace: `${base}/menu?restaurante=${id}&mesa=${numero}&t=${firmas[i]}`,
    }));
  }

  /** Makes the printed codes void; answers the new ones. @throws 404 for somebody else's. */
  async renovar(id: string, propioId: string, base: string): Promise<CodigosRenovados> {
    if (id !== propioId) throw restauranteNoEncontrado();
    await this.firmadas.renew(id);
    return { mesas: await this.listMesas(id, propioId, base) };
  }
}
