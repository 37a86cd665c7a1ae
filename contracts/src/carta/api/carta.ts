import type { Alergeno } from '../dominio/alergenos';
import type { Tramo } from '../../casa/dominio/horario';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import type { Opcion } from './opciones';
import type { RestaurantePublico } from '../../casa/api/restaurantes';

export interface Categoria {
  _id: string;
  nombre: string;
  posicion: number;
  tipo: TipoPedido;
  /** When it is served; absent: always. */
  horas?: readonly Tramo[];
}

/**
 * One size in which a product is sold ('Media'). `precio` in euros; `precios` by the id of a zona, where it
 * costs something else.
 */
export interface Formato {
  _id: string;
  nombre: string;
  precio: number;
  precios?: Record<string, number>;
  disponible: boolean;
  /** Sold out for today only: it comes back by itself at this instant (ISO 8601). */
  agotadoHasta?: string;
  /** What it contains besides what its product does. */
  alergenos?: Alergeno[];
}

/**
 * `precio` in euros, its first formato's where it has formatos; `precios` as a formato's. `imagen` is the base file's path
 * under /uploads/, or null.
 */
export interface Producto {
  _id: string;
  nombre: string;
  descripcion: string;
  precio: number;
  categoria: string | null;
  imagen: string | null;
  /** The photo's proportions in px and its main colour (#rrggbb), drawn while it loads. */
  imagenPrevia: { ancho: number; alto: number; color: string } | null;
  ingredientes: string[];
  alergenos: Alergeno[];
  /** False: nobody has said what it contains. True with an empty list: none of the fourteen. */
  alergenosDeclarados: boolean;
  disponible: boolean;
  estado: 'disponible' | 'agotado';
  /** Sold out for today only: it comes back by itself at this instant (ISO 8601). */
  agotadoHasta?: string;
  /** It has fish that is eaten raw or nearly so. */
  crudo?: true;
  precios?: Record<string, number>;
  /** Absent: it is sold in one size. */
  formatos?: Formato[];
  /** Ids of the opciones that are asked of it, in their order; absent: none. */
  opciones?: string[];
}

/** POST /categorias; `tipo` is guessed from the name when absent. */
export interface CrearCategoriaRequest {
  nombre: string;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

/** PUT /categorias/{id}: null, or an empty list, takes its `horas` away. */
export interface CambiarCategoriaRequest {
  nombre?: string;
  posicion?: number;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

/** PUT /categorias/orden: every categoría of the restaurant, in its new order. */
export interface OrdenCategoriasRequest {
  ids: string[];
}

/**
 * PUT /productos/orden: the categorías in which something changes place, each with all its products in their new
 * order. A product goes to another categoría by standing there; null, those without one, takes in nobody.
 */
export interface OrdenProductosRequest {
  secciones: SeccionOrden[];
}

export interface SeccionOrden {
  categoria: string | null;
  productos: string[];
}

/** DELETE /categorias/{id}: how many products went with it. */
export interface CategoriaEliminada {
  productosEliminados: number;
}

/** GET /categorias/debug-posiciones: what is stored, null when nothing is, and what is answered. */
export interface PosicionCategoria {
  _id: string;
  nombre: string;
  guardada: number | null;
  posicion: number;
}

/** A formato as its owner writes it: with the `_id` it has, or without one when it is new. */
export interface FormatoRequest {
  _id?: string;
  nombre: string;
  /** Euros; a text may have a comma. */
  precio: number | string;
  precios?: Record<string, number | string>;
  alergenos?: Alergeno[];
}

/**
 * PUT /productos/{id}/disponibilidad and /opciones/{id}/disponibilidad: until tomorrow's service day, or until
 * further notice. Of one formato of the product, or of one value of the opción, where it is named.
 */
export interface DisponibilidadRequest {
  disponible: boolean;
  hasta?: 'mañana';
  formato?: string;
  valor?: string;
}

export interface CategoriaConProductos extends Categoria {
  productos: Producto[];
}

/** GET /carta?restaurantId={id}: the whole public menu; `version` is a hash of its content. */
export interface Carta {
  restaurante: RestaurantePublico;
  categorias: CategoriaConProductos[];
  sinCategoria: Producto[];
  /** Those that its products ask; absent where none does. */
  opciones?: Opcion[];
  version: string;
}

/**
 * The first answer, which the server puts into the HTML of /menu… inside
 * `<script type="application/json" id="carta-inicial">`: the carta, or the error screen's message.
 * Its mesa is in the address alone, so that all mesas of a zona are sent the same page.
 */
export type CartaInicial = { carta: Carta } | { error: string };

/**
 * The id of the element with the number of the mesa. It comes empty in a drawn page, where a line of script fills
 * it from the address.
 */
export const ID_NUMERO_MESA = 'numero-mesa';

/** Where a page keeps the buttons that were tapped before its screen answers: a Set of elements on `window`. */
export const TOQUES = 'toques';

/**
 * What `<html>` says of a diner's page whose bar at the bottom has its room kept, so that it is known before any
 * script has come.
 */
export const PIE_MESA = 'data-pie-mesa';

/** The id of that script element. */
export const ID_CARTA_INICIAL = 'carta-inicial';
