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
  horas?: readonly Tramo[];
}

/** One size in which a product is sold ('Media'); prices in euros, `precios` by the id of a zona. */
export interface Formato {
  _id: string;
  nombre: string;
  precio: number;
  precios?: Record<string, number>;
  disponible: boolean;
  /** Sold out for today only, until this instant (ISO 8601). */
  agotadoHasta?: string;
  /** Added to its product's. */
  alergenos?: Alergeno[];
}

/**
 * Prices in euros; `precio` is its first formato's where it has formatos. `imagen` is a path under /uploads/.
 */
export interface Producto {
  _id: string;
  nombre: string;
  descripcion: string;
  precio: number;
  categoria: string | null;
  imagen: string | null;
  /** The photo's size in px and main colour (#rrggbb), drawn while it loads. */
  imagenPrevia: { ancho: number; alto: number; color: string } | null;
  ingredientes: string[];
  alergenos: Alergeno[];
  /** False: nobody has said what it contains. True with an empty list: none of the fourteen. */
  alergenosDeclarados: boolean;
  disponible: boolean;
  estado: 'disponible' | 'agotado';
  agotadoHasta?: string;
  /** It has fish that is eaten raw or nearly so. */
  crudo?: true;
  precios?: Record<string, number>;
  formatos?: Formato[];
  opciones?: string[];
}

export interface CrearCategoriaRequest {
  nombre: string;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

/** PUT /categorias/{id}: null or an empty list takes its `horas` away. */
export interface CambiarCategoriaRequest {
  nombre?: string;
  posicion?: number;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

export interface OrdenCategoriasRequest {
  ids: string[];
}

/**
 * PUT /productos/orden: only the categorías that change, each with all its products. A product moves by
 * standing in another one; none can move into null.
 */
export interface OrdenProductosRequest {
  secciones: SeccionOrden[];
}

export interface SeccionOrden {
  categoria: string | null;
  productos: string[];
}

export interface CategoriaEliminada {
  productosEliminados: number;
}

/** GET /categorias/debug-posiciones: the stored position (null: none) beside the one that is sent. */
export interface PosicionCategoria {
  _id: string;
  nombre: string;
  guardada: number | null;
  posicion: number;
}

export interface FormatoRequest {
  _id?: string;
  nombre: string;
  /** Euros; a text may have a comma. */
  precio: number | string;
  precios?: Record<string, number | string>;
  alergenos?: Alergeno[];
}

/**
 * PUT /{productos|opciones}/{id}/disponibilidad: without `hasta`, until further notice; `formato` or `valor`
 * narrows it.
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

/** GET /carta?restaurantId={id}; `version` is a hash of the content. */
export interface Carta {
  restaurante: RestaurantePublico;
  categorias: CategoriaConProductos[];
  sinCategoria: Producto[];
  opciones?: Opcion[];
  version: string;
}

/**
 * The first answer, put into the HTML of /menu… The mesa is in the address alone, so all mesas of a zona
 * receive the same page.
 */
export type CartaInicial = { carta: Carta } | { error: string };

/**
 * The element with the mesa's number: a drawn page has it empty, and a line of script fills it from the
 * address.
 */
export const ID_NUMERO_MESA = 'numero-mesa';

/** A Set on `window` of the buttons that were tapped before their screen could answer. */
export const TOQUES = 'toques';

/** `<html>` carries it where room is kept for the bottom bar before any script has run. */
export const PIE_MESA = 'data-pie-mesa';

export const ID_CARTA_INICIAL = 'carta-inicial';
