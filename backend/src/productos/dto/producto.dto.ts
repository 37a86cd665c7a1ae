import { ALERGENOS, MENSAJE_IMAGEN, reglasCarta } from '@carta/contracts';
import type { Alergeno, DisponibilidadRequest, ProductoRequest, Regla } from '@carta/contracts';
import { PartialType } from '@nestjs/swagger';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

/** A photo comes as a file; the only text that means something in its place is none. */
const sinImagen: Regla = (valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato);

export class CrearProductoDto implements ProductoRequest {
  @Cumple(reglasCarta.nombreProducto, { type: String, maxLength: 120 })
  nombre!: string;

  @Cumple(reglasCarta.precio, {
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, with a comma or a point',
  })
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

  @CumpleOpcional(sinImagen, {
    type: String,
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB; an empty text is no photo',
  })
  imagen?: '';
}

export class CambiarProductoDto extends PartialType(CrearProductoDto) {}

export class DisponibilidadDto implements DisponibilidadRequest {
  @Cumple(reglasCarta.siONo, { type: Boolean })
  disponible!: boolean;

  @CumpleOpcional(reglasCarta.hastaManana, { type: String, enum: ['mañana'] })
  hasta?: 'mañana';
}
