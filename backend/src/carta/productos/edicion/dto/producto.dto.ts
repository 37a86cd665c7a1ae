import {
  ALERGENOS,
  GRAMOS_MAX,
  LIMITES,
  MENSAJE_IMAGEN,
  UNIDADES_PESO,
  reglasCarta,
  reglasContados,
  reglasIds,
  reglasMenu,
} from '@carta/contracts';
import type {
  Alergeno,
  Contado,
  DestinoRequest,
  DisponibilidadRequest,
  FormatoRequest,
  MenuRequest,
  PorPesoRequest,
  Regla,
} from '@carta/contracts';
import { MenuDto } from '../../../menus/dto/menu.dto';
import { dtoOf, campo, campoOpcional, toOpcionales } from '../../../../plataforma/validacion/dto';
import type { EnDocumento } from '../../../../plataforma/validacion/dto';
import { DESTINO_DE_PRODUCTO } from '../../../destino.dto';

const { LIMITES_CONTADOS } = reglasContados;

/** A photo comes as a file; the only valid text is the empty one, which removes it. */
const sinImagen: Regla = (valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato);

const PRECIO = {
  oneOf: [{ type: 'number' }, { type: 'string' }],
  description: 'Euros, with a comma or a point',
} satisfies EnDocumento;
const PRECIOS = {
  type: 'object',
  additionalProperties: PRECIO,
  description: 'Euros by the id of a zona, where it costs something else',
} satisfies EnDocumento;

class FormatoDto extends dtoOf<FormatoRequest>({
  _id: campoOpcional(reglasIds.id, { description: 'The id it has; absent of a new one' }),
  nombre: campo(reglasCarta.nombreFormato, { maxLength: LIMITES.nombreFormatoMax }),
  precio: campo(reglasCarta.precio, PRECIO),
  precios: campoOpcional(reglasCarta.precios, PRECIOS),
  alergenos: campoOpcional(reglasCarta.alergenos, {
    type: [String],
    enum: [...ALERGENOS],
    description: 'What it contains besides what its product does',
  }),
}) {}

class ContadoDto extends dtoOf<Contado>({
  nombre: campo(reglasContados.nombreContado, { maxLength: LIMITES_CONTADOS.nombreMax }),
  n: campo(reglasContados.nContado, { type: Number, minimum: 1, maximum: LIMITES_CONTADOS.nMax }),
}) {}

class PorPesoDto extends dtoOf<PorPesoRequest>({
  unidad: campo(reglasCarta.unidadPeso, { enum: [...UNIDADES_PESO] }),
  gramosEstimados: campo(reglasCarta.gramos, {
    type: Number,
    minimum: 1,
    maximum: GRAMOS_MAX,
    description: 'What a piece weighs more or less: its price is estimated by it until it is weighed',
  }),
}) {}

interface ProductoRequest extends DestinoRequest {
  nombre: string;
  precio: number | string;
  categoria: string;
  descripcion?: string;
  ingredientes?: string[];
  alergenos?: Alergeno[];
  alergenosDeclarados?: SiONo;
  disponible?: SiONo;
  crudo?: SiONo;
  formatos?: FormatoRequest[];
  opciones?: string[];
  precios?: Record<string, number | string>;
  porPeso?: PorPesoRequest | null;
  cuenta?: Contado[];
  menu?: MenuRequest;
  imagen?: '';
}
type SiONo = boolean | 'true' | 'false';
const SI_O_NO = { oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }] };

const CAMPOS_DE_PRODUCTO = {
  nombre: campo(reglasCarta.nombreProducto, { maxLength: 120 }),
  precio: campo(reglasCarta.precio, PRECIO),
  categoria: campo(reglasCarta.categoria, { description: 'Id of one’s own categoría' }),
  descripcion: campoOpcional(reglasCarta.descripcion, { maxLength: 1_000 }),
  ingredientes: campoOpcional(reglasCarta.ingredientes, { type: [String], maxItems: 40 }),
  alergenos: campoOpcional(reglasCarta.alergenos, { type: [String], enum: [...ALERGENOS] }),
  alergenosDeclarados: campoOpcional(reglasCarta.alergenosDeclarados, {
    ...SI_O_NO,
    description: 'Whether `alergenos` is all there is; a list without it declares what is in it',
  }),
  disponible: campoOpcional(reglasCarta.disponible, SI_O_NO),
  crudo: campoOpcional(reglasCarta.crudo, {
    ...SI_O_NO,
    description: 'Whether it has fish that is eaten raw or nearly so',
  }),
  formatos: campoOpcional(reglasCarta.formatos, {
    type: [FormatoDto],
    maxItems: LIMITES.formatosMax,
    description: 'All of them, in their order; as JSON in a form. An empty list: one size',
  }),
  opciones: campoOpcional(reglasCarta.opcionesDeProducto, {
    type: [String],
    maxItems: LIMITES.opcionesPorProducto,
    description: 'Ids of what is asked of it, in their order; one empty text in a form: nothing',
  }),
  precios: campoOpcional(reglasCarta.precios, {
    ...PRECIOS,
    description: `${PRECIOS.description}; as JSON in a form`,
  }),
  porPeso: campoOpcional(reglasCarta.porPeso, {
    type: PorPesoDto,
    nullable: true,
    description: '`precio` is of this much; as JSON in a form. null: it is sold by the piece',
  }),
  ...DESTINO_DE_PRODUCTO,
  cuenta: campoOpcional(reglasContados.cuenta, {
    type: [ContadoDto],
    maxItems: LIMITES_CONTADOS.contadosMax,
    description: "What a unit of it counts as in the kitchen's totals; as JSON in a form. Empty: nothing",
  }),
  menu: campoOpcional(reglasMenu.menu, {
    type: MenuDto,
    description: 'What one chooses from where it is a menu, whole; as JSON in a form',
  }),
  imagen: campoOpcional(sinImagen, {
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB; an empty text is no photo',
  }),
};

/** JSON or a multipart form, with lists as repeated fields and the photo as `imagen`; null is mostly absent. */
export class CrearProductoDto extends dtoOf<ProductoRequest & { fotoDe?: string }>({
  ...CAMPOS_DE_PRODUCTO,
  fotoDe: campoOpcional(reglasIds.id, {
    description: 'The id of a product whose photo it shows too, unless a file comes',
  }),
}) {}

export class CambiarProductoDto extends dtoOf<Partial<ProductoRequest> & { rev?: number }>({
  ...toOpcionales(CAMPOS_DE_PRODUCTO),
  rev: campoOpcional(reglasIds.rev, {
    type: Number,
    minimum: 0,
    description: 'Of the product that the screen saw: over a newer one nothing is stored. Absent: over any',
  }),
}) {}

export class DisponibilidadDto extends dtoOf<Omit<DisponibilidadRequest, 'valor'>>({
  disponible: campo(reglasCarta.siONo, { type: Boolean }),
  hasta: campoOpcional(reglasCarta.hastaManana, { enum: ['mañana'] }),
  formato: campoOpcional(reglasIds.id, { description: 'Of this formato alone' }),
  plato: campoOpcional(reglasIds.id, { description: 'Of this dish of a menu alone' }),
}) {}
