import { Injectable } from '@nestjs/common';
import type { CodigosRenovados, MesaConEnlace } from '@carta/contracts';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesService } from './restaurantes.service';

@Injectable()
export class MesasService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly firmadas: MesasFirmadasService,
  ) {}

  /** @param base the address of this server, without a final slash. @throws 404 for another restaurante. */
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

  /** Voids the printed codes and returns the new ones. @throws 404 for another restaurante. */
  async renovar(id: string, propioId: string, base: string): Promise<CodigosRenovados> {
    if (id !== propioId) throw restauranteNoEncontrado();
    await this.firmadas.renewCodigos(id);
    return { mesas: await this.listMesas(id, propioId, base) };
  }
}
