import { ALERGENOS, LIMITES, reglasCarta, reglasIds } from '@carta/contracts';
import type { Alergeno, DisponibilidadRequest, OpcionRequest } from '@carta/contracts';
import { Cumple, CumpleOpcional, Partes } from '../../../plataforma/validacion/cumple';

class ValorDto {
  @CumpleOpcional(reglasIds.id, { type: String, description: 'The id it has; absent of a new one' })
  _id?: string;

  @Cumple(reglasCarta.nombreValor, { type: String, maxLength: LIMITES.nombreOpcionMax })
  nombre!: string;

  @Cumple(reglasCarta.suplemento, {
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, with a comma or a point',
  })
  suplemento!: number | string;

  @CumpleOpcional(reglasCarta.alergenos, { type: [String], enum: [...ALERGENOS] })
  alergenos?: Alergeno[];

  @CumpleOpcional(reglasCarta.siONoDeclarados, {
    type: Boolean,
    description: 'Whether `alergenos` is all there is; a list without it declares what is in it',
  })
  alergenosDeclarados?: boolean;
}

export class OpcionDto implements OpcionRequest {
  @Cumple(reglasCarta.nombreOpcion, { type: String, maxLength: LIMITES.nombreOpcionMax })
  nombre!: string;

  @Cumple(reglasCarta.cuantosValores, { type: Number, minimum: 0, maximum: LIMITES.valoresMax })
  min!: number;

  @Cumple(reglasCarta.cuantosValores, { type: Number, minimum: 1, maximum: LIMITES.valoresMax })
  max!: number;

  @Cumple(reglasCarta.valores, { type: [ValorDto], maxItems: LIMITES.valoresMax })
  @Partes(() => ValorDto)
  valores!: ValorDto[];
}

export class DisponibilidadValorDto implements DisponibilidadRequest {
  @Cumple(reglasIds.id, { type: String, description: 'The id of one of its values' })
  valor!: string;

  @Cumple(reglasCarta.siONo, { type: Boolean })
  disponible!: boolean;

  @CumpleOpcional(reglasCarta.hastaManana, { type: String, enum: ['mañana'] })
  hasta?: 'mañana';
}
