import { TIPOS_REBAJA, reglasRebaja, reglasIds, reglasPedido } from '@carta/contracts';
import type { RebajarRequest, DeshacerRebajaRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../../../plataforma/validacion/dto';
import { UnidadesDto } from '../cobros/cobros.dto';
import { REV } from '../toque.dto';

export class RebajarDto extends dtoOf<RebajarRequest>({
  tipo: campo(reglasRebaja.tipo, { enum: [...TIPOS_REBAJA] }),
  motivo: campo(reglasRebaja.motivo, { maxLength: 140 }),
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
  lineas: campoOpcional(reglasRebaja.lineas, {
    type: [UnidadesDto],
    description: 'Units that are invited, or came back; each line once',
  }),
  linea: campoOpcional(reglasIds.id, {
    description: 'The line that is discounted; without one, the whole tab',
  }),
  porcentaje: campoOpcional(reglasRebaja.porcentaje, {
    type: Number,
    minimum: 1,
    maximum: 100,
    description: 'Of what it costs now; or `importe`',
  }),
  importe: campoOpcional(reglasRebaja.importe, { type: Number, description: 'Euros; or `porcentaje`' }),
}) {}

export class DeshacerRebajaDto extends dtoOf<DeshacerRebajaRequest>({
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
}) {}
