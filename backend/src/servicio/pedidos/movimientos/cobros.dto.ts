import { FORMAS_COBRO, optional, reglasCobro, reglasIds, reglasPedido, reglasSala } from '@carta/contracts';
import type { AnularCobroRequest, CobrarRequest, FormaCobro, UnidadesDeLinea } from '@carta/contracts';
import { Cumple, CumpleOpcional, Partes } from '../../../plataforma/validacion/cumple';

export class UnidadesDto implements UnidadesDeLinea {
  @Cumple(reglasIds.id, { type: String })
  linea!: string;

  @Cumple(reglasPedido.cantidad, { type: Number, minimum: 1, maximum: 50 })
  unidades!: number;
}

export class CobrarDto implements CobrarRequest {
  @CumpleOpcional(optional(reglasCobro.importe), { type: Number, description: 'Euros; or `lineas`' })
  importe?: number;

  @CumpleOpcional(optional(reglasCobro.lineas), {
    type: [UnidadesDto],
    description: 'Units of lines, each line once; or `importe`',
  })
  @Partes(() => UnidadesDto)
  lineas?: UnidadesDto[];

  @Cumple(reglasCobro.forma, { type: String, enum: [...FORMAS_COBRO] })
  forma!: FormaCobro;

  @Cumple(reglasPedido.rev, { type: Number, description: 'The rev of the mesa as the screen saw it' })
  rev!: number;

  @CumpleOpcional(reglasCobro.revs, {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Of a party: every open tab, by its grupo, with its rev as the screen saw it',
  })
  revs?: Record<string, number>;

  @CumpleOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'The amount is all that is left: each tab is paid in the write that charges it',
  })
  pagar?: boolean;
}

export class AnularCobroDto implements AnularCobroRequest {
  @Cumple(reglasCobro.motivoAnulacion, { type: String, maxLength: 140 })
  motivo!: string;
}
