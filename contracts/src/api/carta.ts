import type { Alergeno } from '../dominio/alergenos';
import type { TipoPedido } from '../dominio/tipo-categoria';
import type { RestaurantePublico } from './restaurantes';

export interface Categoria {
  _id: string;
  nombre: string;
  posicion: number;
  tipo: TipoPedido;
}

/** `precio` in euros; `imagen` is the base file's path under /uploads/, or null. */
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
  disponible: boolean;
  estado: 'disponible' | 'agotado';
}

export interface CategoriaConProductos extends Categoria {
  productos: Producto[];
}

/** GET /carta?restaurantId={id}: the whole public menu; `version` is a hash of its content. */
export interface Carta {
  restaurante: RestaurantePublico;
  categorias: CategoriaConProductos[];
  sinCategoria: Producto[];
  version: string;
}

/**
 * The first answer, which the server puts into the HTML of /menu… inside
 * `<script type="application/json" id="carta-inicial">`: the carta, or the error screen's message.
 * `mesa` is null when the address names none.
 */
export type CartaInicial = { carta: Carta; mesa: number | null } | { error: string };

/** The id of that script element. */
export const ID_CARTA_INICIAL = 'carta-inicial';
