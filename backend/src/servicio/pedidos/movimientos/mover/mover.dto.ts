import { reglasPedido, reglasSala } from '@carta/contracts';
import type { CerrarMesaRequest, MoverLineaRequest, MoverTicketRequest } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../../plataforma/validacion/dto';
import { REV, TOQUE } from '../toque.dto';

const DE = 'The estado of what is moved as the screen saw it; if it is no longer there, 409';

export class MoverTicketDto extends dtoOf<MoverTicketRequest>({
  ...TOQUE,
  estado: campo(reglasPedido.estadoGrupo),
  de: campoOpcional(reglasPedido.estadoVisto, { description: DE }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
  alcance: campoOpcional(reglasPedido.alcance, { enum: [...reglasPedido.ALCANCES] }),
  lineas: campoOpcional(reglasPedido.lineasDeTicket, {
    type: [String],
    maxItems: reglasPedido.LINEAS_TICKET_MAX,
    description: 'These lines of the ticket alone, with alcance pedido; `de` is then their estado',
  }),
  reabrir: campoOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'Opens a paid mesa again: with estado entregado and the rev it has now',
  }),
}) {}

export class MoverLineaDto extends dtoOf<MoverLineaRequest>({
  ...TOQUE,
  estado: campo(reglasPedido.estadoLinea),
  de: campoOpcional(reglasPedido.estadoLinea, { description: DE }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}

export class CerrarMesaDto extends dtoOf<CerrarMesaRequest>({
  motivo: campo(reglasPedido.motivoCierre, { maxLength: 140 }),
}) {}
