import { reglasIds, reglasPedido } from '@carta/contracts';
import type { MarcharPaseRequest, PonerPaseRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../../../plataforma/validacion/dto';
import { REV, TOQUE } from '../toque.dto';

export class MarcharPaseDto extends dtoOf<MarcharPaseRequest>({
  ...TOQUE,
  pase: campo(reglasIds.id, { description: 'Id of the pase, as its lines have it' }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}

export class PonerPaseDto extends dtoOf<PonerPaseRequest>({
  ...TOQUE,
  pase: campo(reglasPedido.paseDeLinea, {
    nullable: true,
    description: 'Id of a pase of the house; null: it marches at once',
  }),
  rev: campoOpcional(reglasPedido.rev, { type: Number, description: REV }),
}) {}
