import { TIPOS_AJUSTE, reglasAjuste, reglasIds, reglasPedido } from '@carta/contracts';
import type { AjustarRequest, DeshacerAjusteRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../../../plataforma/validacion/dto';
import { UnidadesDto } from '../cobros/cobros.dto';
import { REV } from '../toque.dto';

export class AjustarDto extends dtoOf<AjustarRequest>({
  tipo: campo(reglasAjuste.tipo, { enum: [...TIPOS_AJUSTE] }),
  motivo: campo(reglasAjuste.motivo, { maxLength: 140 }),
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
  lineas: campoOpcional(reglasAjuste.lineas, {
    type: [UnidadesDto],
    description: 'Units that are invited, or came back; each line once',
  }),
  linea: campoOpcional(reglasIds.id, {
    description: 'The line that is discounted; without one, the whole tab',
  }),
  porcentaje: campoOpcional(reglasAjuste.porcentaje, {
    type: Number,
    minimum: 1,
    maximum: 100,
    description: 'Of what it costs now; or `importe`',
  }),
  importe: campoOpcional(reglasAjuste.importe, { type: Number, description: 'Euros; or `porcentaje`' }),
}) {}

export class DeshacerAjusteDto extends dtoOf<DeshacerAjusteRequest>({
  rev: campo(reglasPedido.rev, { type: Number, description: REV }),
}) {}
