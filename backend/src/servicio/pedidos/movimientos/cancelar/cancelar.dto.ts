import { reglasPedido, reglasSala } from '@carta/contracts';
import type { CancelarLineaRequest } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../../plataforma/validacion/dto';
import { REV } from '../toque.dto';

export class CancelarLineaDto extends dtoOf<CancelarLineaRequest>({
  motivo: campo(reglasSala.motivoCancelacion, { maxLength: 140 }),
  unidades: campoOpcional(reglasPedido.cantidad, {
    type: Number,
    minimum: 1,
    maximum: 50,
    description: 'Units of it, with an Idempotency-Key; absent: all that are left',
  }),
  rev: campoOpcional(reglasPedido.rev, {
    type: Number,
    description: REV,
  }),
}) {}
