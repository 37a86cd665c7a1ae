import type { Types } from 'mongoose';
import type { Alergeno, Producto } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { Agotable } from '../agotado';
import type { ConClaves } from '../../plataforma/base-datos/claves-recordadas';

/** A photo kept by `imagenes`: its base file's name, its size in px and its main colour (#rrggbb). */
export interface ImagenProducto {
  nombre: string;
  ancho: number;
  alto: number;
  color: string;
}

/** What is stored just as the carta answers it: every field of the contract that is not named here. */
type ComoEnLaCarta = Omit<
  Producto,
  | '_id'
  | 'precio'
  | 'categoria'
  | 'imagen'
  | 'imagenPrevia'
  | 'disponible'
  | 'estado'
  | 'agotadoHasta'
  | 'alergenosDeclarados'
  | 'crudo'
  | 'precios'
  | 'formatos'
  | 'opciones'
>;

/** What something costs, in céntimos; `precios` by the id of a zona, where it costs something else. */
interface ConPrecio {
  precio: number;
  precios?: Record<string, number>;
}

export interface FormatoDoc extends ConPrecio, Agotable {
  _id: Types.ObjectId;
  nombre: string;
  /** What it contains besides what its product does. */
  alergenos?: Alergeno[];
}

export interface ProductoDoc extends ComoEnLaCarta, ConPrecio, Agotable, ConClaves {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  categoria: Types.ObjectId | null;
  /** Its place in its categoría, among other numbers with gaps; of the same one the older is first. */
  posicion: number;
  imagen: ImagenProducto | null;
  /** Absent in products older than the question: then a list that is not empty is a declaration. */
  alergenosDeclarados?: boolean;
  /** Absent in products older than the question. */
  crudo?: boolean;
  /** Absent, or none: it is sold in one size. */
  formatos?: FormatoDoc[];
  opciones?: Types.ObjectId[];
  /** The Idempotency-Key it was made with, if it came with one. */
  clave?: string;
}

export const PRODUCTO = 'Producto';

export const productoSchema = declareColeccion<ProductoDoc>('productos');

productoSchema.index({ restaurante: 1, categoria: 1 }, { name: 'categoria' });
productoSchema.index({ restaurante: 1, nombre: 1 }, { name: 'nombre' });
/** A retry of the request that made it finds it, and makes no other. */
productoSchema.index(
  { restaurante: 1, clave: 1 },
  { name: 'clave', unique: true, partialFilterExpression: { clave: { $exists: true } } },
);
/** Whether anybody still shows a photo; photos belong to no restaurant. */
productoSchema.index({ 'imagen.nombre': 1 }, { name: 'imagen', sparse: true });
