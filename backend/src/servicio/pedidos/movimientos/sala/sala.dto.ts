import { GRAMOS_MAX, reglasCarta, reglasPedido, reglasSala } from '@carta/contracts';
import type {
  DecirComensalesRequest,
  LlevarTicketRequest,
  MarcarUrgenteRequest,
  PesarLineaRequest,
} from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../../plataforma/validacion/dto';
import { HACE_MS, REV, TOQUE } from '../toque.dto';

export class LlevarTicketDto extends dtoOf<LlevarTicketRequest>({
  llevar: campo(reglasSala.interruptor, { type: Boolean }),
  rev: campoOpcional(reglasPedido.rev, {
    type: Number,
    description: REV,
  }),
  haceMs: campoOpcional(reglasPedido.haceMs, HACE_MS),
}) {}

export class MarcarUrgenteDto extends dtoOf<MarcarUrgenteRequest>({
  ...TOQUE,
  urgente: campo(reglasSala.interruptor, { type: Boolean, description: 'false takes it back' }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}

export class PesarLineaDto extends dtoOf<PesarLineaRequest>({
  gramos: campo(reglasCarta.gramos, { type: Number, minimum: 1, maximum: GRAMOS_MAX }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}

export class DecirComensalesDto extends dtoOf<DecirComensalesRequest>({
  comensales: campo(reglasSala.comensalesDichos, {
    type: Number,
    nullable: true,
    minimum: 1,
    maximum: reglasSala.COMENSALES_MAX,
    description: 'null takes it back',
  }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}
