import { ALERGENOS, LIMITES, reglasCarta, reglasIds } from '@carta/contracts';
import type { DisponibilidadRequest, OpcionRequest } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';

class ValorDto extends dtoOf<OpcionRequest['valores'][number]>({
  _id: campoOpcional(reglasIds.id, { description: 'The id it has; absent of a new one' }),
  nombre: campo(reglasCarta.nombreValor, { maxLength: LIMITES.nombreOpcionMax }),
  suplemento: campo(reglasCarta.suplemento, {
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, with a comma or a point',
  }),
  alergenos: campoOpcional(reglasCarta.alergenos, { type: [String], enum: [...ALERGENOS] }),
  alergenosDeclarados: campoOpcional(reglasCarta.siONoDeclarados, {
    type: Boolean,
    description: 'Whether `alergenos` is all there is; a list without it declares what is in it',
  }),
}) {}

export class OpcionDto extends dtoOf<OpcionRequest>({
  rev: campoOpcional(reglasIds.rev, {
    type: Number,
    minimum: 0,
    description: 'Of the opción that the screen saw: over a newer one nothing is stored. Absent: over any',
  }),
  nombre: campo(reglasCarta.nombreOpcion, { maxLength: LIMITES.nombreOpcionMax }),
  min: campo(reglasCarta.cuantosValores, { type: Number, minimum: 0, maximum: LIMITES.valoresMax }),
  max: campo(reglasCarta.cuantosValores, { type: Number, minimum: 1, maximum: LIMITES.valoresMax }),
  valores: campo(reglasCarta.valores, { type: [ValorDto], maxItems: LIMITES.valoresMax }),
}) {}

type Disponibilidad = Pick<DisponibilidadRequest, 'disponible' | 'hasta'> & { valor: string };

export class DisponibilidadValorDto extends dtoOf<Disponibilidad>({
  valor: campo(reglasIds.id, { description: 'The id of one of its values' }),
  disponible: campo(reglasCarta.siONo, { type: Boolean }),
  hasta: campoOpcional(reglasCarta.hastaManana, { enum: ['mañana'] }),
}) {}
