import { reglasPedido, reglasSala } from '@carta/contracts';
import type { CancelarLineaRequest, LlevarTicketRequest } from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';
import { HACE_MS } from './mover.dto';

export class CancelarLineaDto implements CancelarLineaRequest {
  @Cumple(reglasSala.motivoCancelacion, { type: String, maxLength: 140 })
  motivo!: string;

  @CumpleOpcional(reglasPedido.cantidad, {
    type: Number,
    minimum: 1,
    maximum: 50,
    description: 'Units of it, with an Idempotency-Key; absent: all that are left',
  })
  unidades?: number;

  @CumpleOpcional(reglasPedido.rev, { type: Number, description: 'The rev of the mesa as the screen saw it' })
  rev?: number;
}

export class LlevarTicketDto implements LlevarTicketRequest {
  @Cumple(reglasSala.interruptor, { type: Boolean })
  llevar!: boolean;

  @CumpleOpcional(reglasPedido.rev, { type: Number, description: 'The rev of the mesa as the screen saw it' })
  rev?: number;

  @CumpleOpcional(reglasPedido.haceMs, HACE_MS)
  haceMs?: number;
}
