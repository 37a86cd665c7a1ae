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

export interface CategoriaConProductos extends Categoria {
  productos: Producto[];
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
