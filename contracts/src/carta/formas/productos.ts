import { campo, numero, opcional, texto, toOpcionales } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { id, rev } from '../../plataforma/reglas/ids';
import { MENSAJE_IMAGEN } from '../../plataforma/reglas/imagen';
import { LIMITES } from '../../plataforma/reglas/limites';
import type { Regla } from '../../plataforma/reglas/regla';
import { ALERGENOS } from '../dominio/alergenos';
import type { Alergeno } from '../dominio/alergenos';
import { GRAMOS_MAX, UNIDADES_PESO } from '../dominio/peso';
import type { UnidadPeso } from '../dominio/peso';
import * as reglasContados from '../reglas/contados';
import * as reglasMenu from '../reglas/menu';
import * as reglas from '../reglas/productos';
import { DESTINO_DE_PRODUCTO, DISPONIBLE, EUROS } from './comunes';
import { MENU } from './menu';

const { LIMITES_CONTADOS } = reglasContados;

/** A photo comes as a file; the only valid text is the empty one, which removes it. */
const sinImagen: Regla = (valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato);

const PRECIOS = {
  type: 'object',
  additionalProperties: EUROS,
  description: 'Euros by the id of a zona, where it costs something else',
};

const FORMATO = {
  _id: opcional.texto(id, 'The id it has; absent of a new one'),
  nombre: texto(reglas.nombreFormato, { maxLength: LIMITES.nombreFormatoMax }),
  precio: campo<number | string>(reglas.precio, EUROS),
  precios: opcional.campo<Record<string, number | string>>(reglas.precios, PRECIOS),
  alergenos: opcional.textos<Alergeno>(reglas.alergenos, {
    enum: [...ALERGENOS],
    description: 'What it contains besides what its product does',
  }),
};

const CONTADO = {
  nombre: texto(reglasContados.nombreContado, { maxLength: LIMITES_CONTADOS.nombreMax }),
  n: numero(reglasContados.nContado, { minimum: 1, maximum: LIMITES_CONTADOS.nMax }),
};

const POR_PESO = {
  unidad: texto<UnidadPeso>(reglas.unidadPeso, { enum: [...UNIDADES_PESO] }),
  gramosEstimados: numero(reglas.gramos, {
    minimum: 1,
    maximum: GRAMOS_MAX,
    description: 'What a piece weighs more or less: its price is estimated by it until it is weighed',
  }),
};

type SiONo = boolean | 'true' | 'false';

const SI_O_NO = { oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }] };

const CAMPOS_DE_PRODUCTO = {
  nombre: texto(reglas.nombreProducto, { maxLength: 120 }),
  precio: campo<number | string>(reglas.precio, EUROS),
  categoria: texto(reglas.categoria, 'Id of one’s own categoría'),
  descripcion: opcional.texto(reglas.descripcion, { maxLength: 1_000 }),
  ingredientes: opcional.textos(reglas.ingredientes, { maxItems: 40 }),
  alergenos: opcional.textos<Alergeno>(reglas.alergenos, { enum: [...ALERGENOS] }),
  alergenosDeclarados: opcional.campo<SiONo>(reglas.alergenosDeclarados, {
    ...SI_O_NO,
    description: 'Whether `alergenos` is all there is; a list without it declares what is in it',
  }),
  disponible: opcional.campo<SiONo>(reglas.disponible, SI_O_NO),
  crudo: opcional.campo<SiONo>(reglas.crudo, {
    ...SI_O_NO,
    description: 'Whether it has fish that is eaten raw or nearly so',
  }),
  formatos: opcional.partes('FormatoDto', FORMATO, reglas.formatos, {
    maxItems: LIMITES.formatosMax,
    description: 'All of them, in their order; as JSON in a form. An empty list: one size',
  }),
  opciones: opcional.textos(reglas.opcionesDeProducto, {
    maxItems: LIMITES.opcionesPorProducto,
    description: 'Ids of what is asked of it, in their order; one empty text in a form: nothing',
  }),
  precios: opcional.campo<Record<string, number | string>>(reglas.precios, {
    ...PRECIOS,
    description: `${PRECIOS.description}; as JSON in a form`,
  }),
  porPeso: opcional.parte('PorPesoDto', POR_PESO, reglas.porPeso, {
    nullable: true,
    description: '`precio` is of this much; as JSON in a form. null: it is sold by the piece',
  }),
  ...DESTINO_DE_PRODUCTO,
  cuenta: opcional.partes('ContadoDto', CONTADO, reglasContados.cuenta, {
    maxItems: LIMITES_CONTADOS.contadosMax,
    description: "What a unit of it counts as in the kitchen's totals; as JSON in a form. Empty: nothing",
  }),
  menu: opcional.parte(
    'MenuDto',
    MENU,
    reglasMenu.menu,
    'What one chooses from where it is a menu, whole; as JSON in a form',
  ),
  imagen: opcional.texto<''>(sinImagen, {
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB; an empty text is no photo',
  }),
};

/** JSON or a multipart form, with lists as repeated fields and the photo as `imagen`; null is mostly absent. */
export const CREAR_PRODUCTO = {
  ...CAMPOS_DE_PRODUCTO,
  fotoDe: opcional.texto(id, 'The id of a product whose photo it shows too, unless a file comes'),
};

export const CAMBIAR_PRODUCTO = {
  ...toOpcionales(CAMPOS_DE_PRODUCTO),
  rev: opcional.numero(rev, {
    minimum: 0,
    description: 'Of the product that the screen saw: over a newer one nothing is stored. Absent: over any',
  }),
};

/** PUT /{productos|opciones}/{id}/disponibilidad: `hasta` absent is until further notice. */
export const DISPONIBILIDAD = {
  ...DISPONIBLE,
  formato: opcional.texto(id, 'Of this formato alone'),
  plato: opcional.texto(id, 'Of this dish of a menu alone'),
};

/** PUT /productos/{id}/quedan: null counts it no longer; `visto` is what the screen showed, null: nothing. */
export const QUEDAN = {
  quedan: numero<number | null>(reglas.quedan, {
    minimum: 0,
    maximum: 999,
    nullable: true,
    description: 'Units left, over all formatos; null: not counted',
  }),
  visto: opcional.numero<number | null>(reglas.quedan, {
    nullable: true,
    description: 'What the screen showed (null: not counted): 409 where it is not so. Absent: whatever it is',
  }),
};

export type FormatoRequest = De<typeof FORMATO>;
export type QuedanRequest = De<typeof QUEDAN>;
export type DisponibilidadRequest = De<typeof DISPONIBILIDAD> & { valor?: string };
