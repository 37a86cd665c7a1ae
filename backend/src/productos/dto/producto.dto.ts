import { ALERGENOS, MENSAJE_IMAGEN, reglasCarta } from '@carta/contracts';
import type { Alergeno, DisponibilidadRequest, ProductoRequest, Regla } from '@carta/contracts';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

/** A photo comes as a file; the only text that means something in its place is none. */
const sinImagen: Regla = (valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato);

const API = {
  nombre: { type: String, maxLength: 120 },
  precio: { oneOf: [{ type: 'number' }, { type: 'string' }], description: 'Euros, with a comma or a point' },
  categoria: { type: String, description: 'Id of one’s own categoría' },
  descripcion: { type: String, maxLength: 1_000 },
  ingredientes: { type: [String], maxItems: 40 },
  alergenos: { type: [String], enum: [...ALERGENOS] },
  disponible: { oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }] },
  imagen: {
    type: String,
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB; an empty text is no photo',
  },
} as const satisfies Record<string, ApiPropertyOptions>;

/** What a product may say besides what it must. */
class ProductoOpcionalDto {
  @CumpleOpcional(reglasCarta.descripcion, API.descripcion)
  descripcion?: string;

  @CumpleOpcional(reglasCarta.ingredientes, API.ingredientes)
  ingredientes?: string[];

  @CumpleOpcional(reglasCarta.alergenos, API.alergenos)
  alergenos?: Alergeno[];

  @CumpleOpcional(reglasCarta.disponible, API.disponible)
  disponible?: boolean | 'true' | 'false';

  @CumpleOpcional(sinImagen, API.imagen)
  imagen?: '';
}

export class CrearProductoDto extends ProductoOpcionalDto implements ProductoRequest {
  @Cumple(reglasCarta.nombreProducto, API.nombre)
  nombre!: string;

  @Cumple(reglasCarta.precio, API.precio)
  precio!: number | string;

  @Cumple(reglasCarta.categoria, API.categoria)
  categoria!: string;
}

export class CambiarProductoDto extends ProductoOpcionalDto implements Partial<ProductoRequest> {
  @CumpleOpcional(reglasCarta.nombreProducto, API.nombre)
  nombre?: string;

  @CumpleOpcional(reglasCarta.precio, API.precio)
  precio?: number | string;

  @CumpleOpcional(reglasCarta.categoria, API.categoria)
  categoria?: string;
}

export class DisponibilidadDto implements DisponibilidadRequest {
  @Cumple(reglasCarta.siONo, { type: Boolean })
  disponible!: boolean;

  @CumpleOpcional(reglasCarta.hastaManana, { type: String, enum: ['mañana'] })
  hasta?: 'mañana';
}
