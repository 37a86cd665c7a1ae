import { reglasPedido } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoGrupo,
  EstadoLinea,
  MoverLineaRequest,
  MoverPedidoRequest,
} from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

export class MoverPedidoDto implements MoverPedidoRequest {
  @Cumple(reglasPedido.estadoGrupo, { type: String })
  estado!: EstadoGrupo;

  @CumpleOpcional(reglasPedido.rev, { type: Number, description: 'The rev of the mesa as the screen saw it' })
  rev?: number;

  @CumpleOpcional(reglasPedido.alcance, { type: String, enum: [...reglasPedido.ALCANCES] })
  alcance?: reglasPedido.Alcance;
}

export class MoverLineaDto implements MoverLineaRequest {
  @Cumple(reglasPedido.estadoLinea, { type: String })
  estado!: EstadoLinea;
}

export class CerrarMesaDto implements CerrarMesaRequest {
  @Cumple(reglasPedido.motivoCierre, { type: String, maxLength: 140 })
  motivo!: string;
}
