import { reglasCobro, reglasPedido } from '@carta/contracts';
import type {
  EnteradoMudanzaRequest,
  JuntarMesasRequest,
  MoverMesaRequest,
  PagarMesasRequest,
} from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../../plataforma/validacion/dto';
import { REV } from '../toque.dto';

export class MoverMesaDto extends dtoOf<MoverMesaRequest>({
  de: campo(reglasPedido.mesa, { type: Number, minimum: 1, description: 'Where the screen saw it' }),
  a: campo(reglasPedido.mesa, { type: Number, minimum: 1 }),
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
}) {}

export class JuntarMesasDto extends dtoOf<JuntarMesasRequest>({
  mesas: campo(reglasCobro.mesasJuntas, {
    type: [Number],
    uniqueItems: true,
    description: 'Every mesa of its party, its own included; none parts them',
  }),
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
  grupos: campoOpcional(reglasCobro.gruposVistos, {
    type: [String],
    description: 'The open tabs that the screen saw at those mesas: where one has left, nothing is joined',
  }),
}) {}

export class PagarMesasDto extends dtoOf<PagarMesasRequest>({
  revs: campo(reglasCobro.revs, {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Every open tab of the party, by its grupo, with its rev as the screen saw it',
  }),
}) {}

export class EnteradoMudanzaDto extends dtoOf<EnteradoMudanzaRequest>({
  mesa: campo(reglasPedido.mesa, {
    type: Number,
    minimum: 1,
    description: 'The mesa that the screen shows',
  }),
}) {}
