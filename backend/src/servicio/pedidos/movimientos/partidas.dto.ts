import { reglasCobro, reglasPedido } from '@carta/contracts';
import type {
  EnteradoMudanzaRequest,
  JuntarMesasRequest,
  MoverMesaRequest,
  PagarMesasRequest,
} from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';

const REV = 'The rev of the mesa as the screen saw it';

export class MoverMesaDto implements MoverMesaRequest {
  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1, description: 'Where the screen saw it' })
  de!: number;

  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1 })
  a!: number;

  @Cumple(reglasPedido.rev, { type: Number, description: REV })
  rev!: number;
}

export class JuntarMesasDto implements JuntarMesasRequest {
  @Cumple(reglasCobro.mesasJuntas, {
    type: [Number],
    uniqueItems: true,
    description: 'Every mesa of its party, its own included; none parts them',
  })
  mesas!: number[];

  @Cumple(reglasPedido.rev, { type: Number, description: REV })
  rev!: number;

  @CumpleOpcional(reglasCobro.gruposVistos, {
    type: [String],
    description: 'The open tabs that the screen saw at those mesas: where one has left, nothing is joined',
  })
  grupos?: string[];
}

export class PagarMesasDto implements PagarMesasRequest {
  @Cumple(reglasCobro.revs, {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Every open tab of the party, by its grupo, with its rev as the screen saw it',
  })
  revs!: Record<string, number>;
}

export class EnteradoMudanzaDto implements EnteradoMudanzaRequest {
  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1, description: 'The mesa that the screen shows' })
  mesa!: number;
}
