import { ALERGENOS, LIMITES, MENSAJE_IMAGEN, reglasCarta, reglasIds } from '@carta/contracts';
import type { Alergeno, DisponibilidadRequest, FormatoRequest, Regla } from '@carta/contracts';
import { OmitType, PartialType } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Cumple, CumpleOpcional, Partes } from '../../../plataforma/validacion/cumple';

/** A photo comes as a file; the only valid text is the empty one, which removes it. */
const sinImagen: Regla = (valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato);

const PRECIO = {
  oneOf: [{ type: 'number' }, { type: 'string' }],
  description: 'Euros, with a comma or a point',
} satisfies ApiPropertyOptions;
const PRECIOS = {
  type: 'object',
  additionalProperties: PRECIO,
  description: 'Euros by the id of a zona, where it costs something else',
} satisfies ApiPropertyOptions;

class FormatoDto implements FormatoRequest {
  @CumpleOpcional(reglasIds.id, { type: String, description: 'The id it has; absent of a new one' })
  _id?: string;

  @Cumple(reglasCarta.nombreFormato, { type: String, maxLength: LIMITES.nombreFormatoMax })
  nombre!: string;

  @Cumple(reglasCarta.precio, PRECIO)
  precio!: number | string;

  @CumpleOpcional(reglasCarta.precios, PRECIOS)
  precios?: Record<string, number | string>;

  @CumpleOpcional(reglasCarta.alergenos, {
    type: [String],
    enum: [...ALERGENOS],
    description: 'What it contains besides what its product does',
  })
  alergenos?: Alergeno[];
}

/** JSON or a multipart form, with lists as repeated fields and the photo as `imagen`; null is absent. */
export class CrearProductoDto {
  @Cumple(reglasCarta.nombreProducto, { type: String, maxLength: 120 })
  nombre!: string;

  @Cumple(reglasCarta.precio, PRECIO)
  precio!: number | string;

  @Cumple(reglasCarta.categoria, { type: String, description: 'Id of one’s own categoría' })
  categoria!: string;

  @CumpleOpcional(reglasCarta.descripcion, { type: String, maxLength: 1_000 })
  descripcion?: string;

  @CumpleOpcional(reglasCarta.ingredientes, { type: [String], maxItems: 40 })
  ingredientes?: string[];

  @CumpleOpcional(reglasCarta.alergenos, { type: [String], enum: [...ALERGENOS] })
  alergenos?: Alergeno[];

  @CumpleOpcional(reglasCarta.alergenosDeclarados, {
    oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
    description: 'Whether `alergenos` is all there is; a list without it declares what is in it',
  })
  alergenosDeclarados?: boolean | 'true' | 'false';

  @CumpleOpcional(reglasCarta.disponible, {
    oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
  })
  disponible?: boolean | 'true' | 'false';

  @CumpleOpcional(reglasCarta.crudo, {
    oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
    description: 'Whether it has fish that is eaten raw or nearly so',
  })
  crudo?: boolean | 'true' | 'false';

  @CumpleOpcional(reglasCarta.formatos, {
    type: [FormatoDto],
    maxItems: LIMITES.formatosMax,
    description: 'All of them, in their order; as JSON in a form. An empty list: one size',
  })
  @Partes(() => FormatoDto)
  formatos?: FormatoDto[];

  @CumpleOpcional(reglasCarta.opcionesDeProducto, {
    type: [String],
    maxItems: LIMITES.opcionesPorProducto,
    description: 'Ids of what is asked of it, in their order; one empty text in a form: nothing',
  })
  opciones?: string[];

  @CumpleOpcional(reglasCarta.precios, {
    ...PRECIOS,
    description: `${PRECIOS.description}; as JSON in a form`,
  })
  precios?: Record<string, number | string>;

  @CumpleOpcional(sinImagen, {
    type: String,
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB; an empty text is no photo',
  })
  imagen?: '';

  @CumpleOpcional(reglasIds.id, {
    type: String,
    description: 'The id of a product whose photo it shows too, unless a file comes',
  })
  fotoDe?: string;
}

export class CambiarProductoDto extends PartialType(OmitType(CrearProductoDto, ['fotoDe'])) {}

export class DisponibilidadDto implements DisponibilidadRequest {
  @Cumple(reglasCarta.siONo, { type: Boolean })
  disponible!: boolean;

  @CumpleOpcional(reglasCarta.hastaManana, { type: String, enum: ['mañana'] })
  hasta?: 'mañana';

  @CumpleOpcional(reglasIds.id, { type: String, description: 'Of this formato alone' })
  formato?: string;
}
