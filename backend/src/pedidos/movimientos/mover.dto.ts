import { reglasPedido, reglasSala } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoGrupo,
  EstadoLinea,
  MoverLineaRequest,
  MoverTicketRequest,
} from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

const DE = 'The estado of what is moved as the screen saw it; if it is no longer there, 409';
const REV = 'The rev of the mesa as the screen saw it';

export class MoverTicketDto implements MoverTicketRequest {
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

export class MoverLineaDto implements MoverLineaRequest {
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
