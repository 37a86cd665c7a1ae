import { Injectable } from '@nestjs/common';
import { parseMesa } from '@carta/contracts';
import type { MesaValida, RestaurantePublico } from '@carta/contracts';
import { MesasFirmadasService } from '../../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { mesaNoValida } from '../../../casa/locales/restaurantes.errors';
import { numeroMesaInvalido } from '../pedidos.errors';
import { GruposConsultas } from './grupos-consultas.repository';

/** Removed mesas are served while their tab is open (docs/reglas/pedir.md#links-and-printed-codes). */
@Injectable()
export class MesasServidasService {
  constructor(
    private readonly consultas: GruposConsultas,
    private readonly restaurantes: RestaurantesService,
    private readonly firmadas: MesasFirmadasService,
  ) {}

  /** @param grupoId an open tab that the caller names, wherever its party sits now. */
  async isServida(
    { _id, numeroMesas }: Pick<RestaurantePublico, '_id' | 'numeroMesas'>,
    mesa: number,
    grupoId?: string,
  ): Promise<boolean> {
    return mesa <= numeroMesas || this.consultas.hasGrupoAbierto(_id, mesa, grupoId);
  }

  /**
   * @param t the signature that came with the number; reading a carta needs none.
   * @throws 422 unless it is an integer of at least 1, 404 when the restaurant serves no such mesa or its
   * signature is wrong.
   */
  async validarMesa(id: string, mesa: unknown, t: unknown): Promise<MesaValida> {
    const numero = parseMesa(mesa);
    if (numero === null) throw numeroMesaInvalido();
    const restaurante = await this.restaurantes.findPublico(id);
    if (!restaurante || !(await this.isServida(restaurante, numero))) throw mesaNoValida();
    if (t !== undefined) await this.firmadas.verifyMesa(id, numero, t);
    return { valida: true, mesa: { numero }, restaurante };
  }
}
