// Longer than most: the shapes of a carta and of what changes it, together.
import type { Alergeno } from '../dominio/alergenos';
import type { UnidadPeso } from '../dominio/peso';
import type { Contado } from '../dominio/contado';
import type { Destino } from '../../casa/dominio/cocina';
import type { Tramo } from '../../casa/dominio/horario';
import type { Cuando } from '../../casa/dominio/horas-texto';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import type { ConOriginal, Lengua } from '../../casa/dominio/lenguas';
import type { Opcion } from './opciones';
import type { RestaurantePublico } from '../../casa/api/restaurantes';

export interface Categoria extends Destino, ConOriginal {
  _id: string;
  nombre: string;
  posicion: number;
  tipo: TipoPedido;
  horas?: readonly Tramo[];
}

/** A product is sold in this size ('Media'); prices are in euros, `precios` by the id of a zona. */
export interface Formato extends ConOriginal {
  _id: string;
  nombre: string;
  precio: number;
  precios?: Record<string, number>;
  disponible: boolean;
  /** It is sold out for today only, until this instant (ISO 8601). */
  agotadoHasta?: string;
  /** These come on top of the product's allergens. */
  alergenos?: Alergeno[];
}

/** Prices are in euros; with formatos, `precio` is the first one's. `imagen` is a path under /uploads/. */
export interface Producto extends Destino, ConOriginal {
  _id: string;
  nombre: string;
  descripcion: string;
  precio: number;
  categoria: string | null;
  imagen: string | null;
  /** The photo's size in px and main colour (#rrggbb) are drawn while it loads. */
  imagenPrevia: { ancho: number; alto: number; color: string } | null;
  ingredientes: string[];
  alergenos: Alergeno[];
  /** False means that nobody has said what it contains; true with an empty list, none of the fourteen. */
  alergenosDeclarados: boolean;
  disponible: boolean;
  estado: 'disponible' | 'agotado';
  agotadoHasta?: string;
  /** Its fish is eaten raw or nearly so. */
  crudo?: true;
  precios?: Record<string, number>;
  /** `precio` is of this much of it; an order estimates each piece by so many grams. */
  porPeso?: PorPesoRequest;
  formatos?: Formato[];
  opciones?: string[];
  /** The kitchen's totals count these too; a diner's carta does not tell it. */
  cuenta?: Contado[];
  /** So many units are left; absent: not counted. A diner's carta does not tell it. */
  quedan?: number;
  /** It is a menú del día: one dish of each of its pases, at its own price. */
  menu?: MenuProducto;
  /** Grows with every change but of availability; a diner's carta does not tell it. */
  rev?: number;
}

export interface PorPesoRequest {
  unidad: UnidadPeso;
  gramosEstimados: number;
}

/** `incluye` comes with it and is not chosen ('pan', 'bebida'). */
export interface MenuProducto {
  pases: PaseMenu[];
  incluye: string[];
  /** Absent means always, as of a categoría. */
  horas?: readonly Tramo[];
}

export interface PaseMenu extends ConOriginal {
  nombre: string;
  platos: PlatoMenu[];
}

/** With `producto` it is that dish of the carta, as it is now; without, it is of this menu alone. */
export interface PlatoMenu extends ConOriginal {
  _id: string;
  producto?: string;
  nombre: string;
  tipo: TipoPedido;
  /** In euros, added to the menu's price. */
  suplemento?: number;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
  disponible: boolean;
  agotadoHasta?: string;
}

/**
 * `menu` of POST and PUT /productos, whole; no pases: it is no menu any more. A dish with its `_id` keeps it,
 * and whether it is sold out unless `agotado` says so.
 */
export interface MenuRequest {
  pases: PaseMenuRequest[];
  incluye?: string[];
  horas?: readonly Tramo[] | null;
}

export interface PaseMenuRequest {
  nombre: string;
  platos: PlatoMenuRequest[];
}

/** A dish of the carta says `producto`, any other its own name, tipo (absent: comida) and allergens. */
export interface PlatoMenuRequest {
  _id?: string;
  producto?: string;
  nombre?: string;
  tipo?: TipoPedido;
  /** A text may have a comma. */
  suplemento?: number | string;
  alergenos?: Alergeno[];
  alergenosDeclarados?: boolean;
  /** True: for today only. */
  agotado?: boolean;
}

export interface CrearCategoriaRequest extends DestinoRequest {
  nombre: string;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

/** Null removes either. */
export interface DestinoRequest {
  pase?: string | null;
  estacion?: string | null;
}

/** PUT /categorias/{id}: null or an empty list removes its `horas`. */
export interface CambiarCategoriaRequest extends DestinoRequest {
  nombre?: string;
  posicion?: number;
  tipo?: TipoPedido;
  horas?: readonly Tramo[] | null;
}

export interface OrdenCategoriasRequest {
  ids: string[];
}

/**
 * PUT /productos/orden: each categoría that changes lists all its products; a product moves by standing in
 * another one, never into null.
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
  /** The price is in euros; a text may have a comma. */
  precio: number | string;
  precios?: Record<string, number | string>;
  alergenos?: Alergeno[];
}

/** PUT /{productos|opciones}/{id}/disponibilidad: `hasta` absent is until further notice. */
export interface DisponibilidadRequest {
  disponible: boolean;
  hasta?: 'mañana';
  formato?: string;
  valor?: string;
  /** This dish of a menu alone. */
  plato?: string;
}

export interface CategoriaConProductos extends Categoria {
  productos: Producto[];
}

/** PUT /productos/{id}/quedan: null counts it no longer; `visto` is what the screen showed, null: nothing. */
export interface QuedanRequest {
  quedan: number | null;
  visto?: number | null;
}

/** GET /carta?restaurantId={id}&lang={lengua}; `version` is a hash of the content, one for all languages. */
export interface Carta {
  restaurante: RestaurantePublico;
  categorias: CategoriaConProductos[];
  sinCategoria: Producto[];
  opciones?: Opcion[];
  /** It is in this language; absent: in Spanish. */
  lengua?: Lengua;
  /** Every text of it that has no translation, and so is in Spanish. */
  sinTraducir?: string[];
  version: string;
}

/** Menus out of their hours, by the ids of their products, and when they are served again; null: nobody knows. */
export type MenusFuera = Readonly<Record<string, Cuando | null>>;

/**
 * This first answer is part of the HTML of /menu…, which all mesas of a zona share: only the address names
 * the mesa. `fuera` is absent where no menu is out of its hours.
 */
export type CartaInicial = { carta: Carta; fuera?: MenusFuera } | { error: string };

/** A drawn page leaves this element empty, and a line of script fills it with the address's mesa number. */
export const ID_NUMERO_MESA = 'numero-mesa';

/** This Set on `window` keeps the buttons that were tapped before their screen could answer. */
export const TOQUES = 'toques';

/** With this attribute `<html>` keeps room for the bottom bar before any script has run. */
export const PIE_MESA = 'data-pie-mesa';

export const ID_CARTA_INICIAL = 'carta-inicial';
