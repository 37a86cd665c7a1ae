import { Injectable } from '@nestjs/common';
import { parseMesa } from '@carta/contracts';
import type { CodigosRenovados, MesaConEnlace, MesaValida } from '@carta/contracts';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { mesaNoValida, numeroMesaInvalido, restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesService } from './restaurantes.service';

/** The mesas of an establishment, and the codes that lead to them. */
@Injectable()
export class MesasService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly firmadas: MesasFirmadasService,
  ) {}

  /**
   * @param mesa as it came in an address or a body.
   * @param t the signature that came with it; reading a carta needs none.
   * @throws 422 unless it is an integer of at least 1, 404 when the restaurant has no such mesa,
   * or its signature is another's.
   */
  async validarMesa(id: string, mesa: unknown, t: unknown): Promise<MesaValida> {
    const numero = parseMesa(mesa);
    if (numero === null) throw numeroMesaInvalido();
    const restaurante = await this.restaurantes.findPublico(id);
    if (!restaurante || numero > restaurante.numeroMesas) throw mesaNoValida();
    if (t !== undefined) await this.firmadas.verify(id, numero, t);
    return { valida: true, mesa: { numero }, restaurante };
  }

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
