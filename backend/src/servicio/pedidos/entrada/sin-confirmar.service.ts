import { Injectable } from '@nestjs/common';
import type { PedidoSinConfirmarRequest } from '@carta/contracts';
import { MesasFirmadasService } from '../../../casa/locales/mesas-firmadas.service';
import { AjustesParteDeNocheService } from '../../../casa/locales/ajustes-parte-de-noche.service';
import { Limites } from '../../../plataforma/limites/limites.service';
import { PartesDeNocheService } from '../../partes-de-noche/partes-de-noche.service';

/** Phones tell of the orders that they hold and know nothing of (docs/reglas/cifras.md#the-mornings-count). */
@Injectable()
export class SinConfirmarService {
  constructor(
    private readonly mesas: MesasFirmadasService,
    private readonly limites: Limites,
    private readonly ajustes: AjustesParteDeNocheService,
    private readonly partes: PartesDeNocheService,
  ) {}

  /**
   * Kept for the parte of a house that wants one; whether a mesa has it is looked at when that is written.
   * @throws 404 unless the code is this mesa's, 429
   */
  async note({ restaurante, mesa, t, clave }: PedidoSinConfirmarRequest): Promise<void> {
    const restauranteId = restaurante.toLowerCase();
    await this.mesas.verifyMesa(restauranteId, mesa, t);
    await this.limites.consume('sinConfirmarPorMesa', `${restauranteId}:${mesa}`);
    const local = await this.ajustes.findConParte(restauranteId);
    if (local) await this.partes.noteClave(local.id, local.husos, new Date(), clave.toLowerCase(), mesa);
  }
}
