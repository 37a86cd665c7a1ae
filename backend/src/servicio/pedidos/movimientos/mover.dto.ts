import { ESPERA_TOQUE_MAX_MS, TRAS_MAX, reglasPedido, reglasSala } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoGrupo,
  EstadoLinea,
  MoverLineaRequest,
  MoverTicketRequest,
  Toque,
} from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';

const DE = 'The estado of what is moved as the screen saw it; if it is no longer there, 409';
const REV = 'The rev of the mesa as the screen saw it';

export const HACE_MS = {
  type: Number,
  minimum: 0,
  maximum: ESPERA_TOQUE_MAX_MS,
  description: 'How long ago it was tapped, in ms; absent: now',
} as const;

class ToqueDto implements Toque {
  @CumpleOpcional(reglasPedido.haceMs, HACE_MS)
  haceMs?: number;

  @CumpleOpcional(reglasPedido.tras, {
    type: [String],
    maxItems: TRAS_MAX,
    description: 'The keys of earlier moves of this screen that it builds on',
  })
  tras?: string[];
}

export class MoverTicketDto extends ToqueDto implements MoverTicketRequest {
  @Cumple(reglasPedido.estadoGrupo, { type: String })
  estado!: EstadoGrupo;

  @CumpleOpcional(reglasPedido.estadoVisto, { type: String, description: DE })
  de?: EstadoGrupo;

  @CumpleOpcional(reglasPedido.rev, { type: Number, description: REV })
  rev?: number;

  @CumpleOpcional(reglasPedido.alcance, { type: String, enum: [...reglasPedido.ALCANCES] })
  alcance?: reglasPedido.Alcance;

  @CumpleOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'Opens a paid mesa again: with estado entregado and the rev it has now',
  })
  reabrir?: boolean;
}

export class MoverLineaDto extends ToqueDto implements MoverLineaRequest {
  @Cumple(reglasPedido.estadoLinea, { type: String })
  estado!: EstadoLinea;

  @CumpleOpcional(reglasPedido.estadoLinea, { type: String, description: DE })
  de?: EstadoLinea;

  @CumpleOpcional(reglasPedido.rev, { type: Number, description: REV })
  rev?: number;
}

export class CerrarMesaDto implements CerrarMesaRequest {
  @Cumple(reglasPedido.motivoCierre, { type: String, maxLength: 140 })
  motivo!: string;
}
