import { reglasCobro, reglasIds, reglasPedido, reglasSala } from '@carta/contracts';
import type { AnularCobroRequest, CobrarRequest, UnidadesDeLinea } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../../plataforma/validacion/dto';
import { REV } from '../toque.dto';

export class UnidadesDto extends dtoOf<UnidadesDeLinea>({
  linea: campo(reglasIds.id),
  unidades: campo(reglasPedido.cantidad, { type: Number, minimum: 1, maximum: 50 }),
}) {}

export class CobrarDto extends dtoOf<CobrarRequest>({
  importe: campoOpcional(reglasCobro.importe, { type: Number, description: 'Euros; or `lineas`' }),
  lineas: campoOpcional(reglasCobro.lineas, {
    type: [UnidadesDto],
    description: 'Units of lines, each line once; or `importe`',
  }),
  ...reglasCobro.pago,
  propina: campoOpcional(reglasCobro.propina, {
    type: Number,
    description: 'Euros given besides, in no takings',
  }),
  rev: campo(reglasPedido.rev, {
    type: Number,
    description: REV,
  }),
  revs: campoOpcional(reglasCobro.revs, {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Of a party: every open tab, by its grupo, with its rev as the screen saw it',
  }),
  pagar: campoOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'The amount is all that is left: each tab is paid in the write that charges it',
  }),
}) {}

export class AnularCobroDto extends dtoOf<AnularCobroRequest>({
  motivo: campo(reglasCobro.motivoAnulacion, { maxLength: 140 }),
}) {}
