import type { Types } from 'mongoose';
import type { Alergeno, Contado, Producto, PorPesoRequest } from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { Agotable } from '../../agotado';
import type { DestinoDoc } from '../../destino';
import type { MenuDoc } from '../../menus/menu.schema';
import type { ConClaves } from '../../../plataforma/base-datos/claves-recordadas';
import type { ConRev } from '../../../plataforma/base-datos/revision';

/** `nombre` is the base file's name in `imagenes`, the size in px, the main colour #rrggbb. */
export interface ImagenProducto {
  nombre: string;
  ancho: number;
  alto: number;
  color: string;
}

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
  | 'menu'
  | 'cuenta'
  | 'porPeso'
  | 'rev'
  | 'quedan'
  | keyof DestinoDoc
>;

/** Prices are in céntimos; `precios` has them by the id of a zona. */
interface ConPrecio {
  precio: number;
  precios?: Record<string, number>;
}

export interface FormatoDoc extends ConPrecio, Agotable {
  _id: Types.ObjectId;
  nombre: string;
  /** Besides what its product contains. */
  alergenos?: Alergeno[];
}

/** An order that is being stored has these units set aside; its `_id` is of the attempt. */
export interface ApartadoDoc {
  _id: Types.ObjectId;
  /** The order's Idempotency-Key. */
  clave: string;
  n: number;
  en: Date;
}

/** Nobody had begun what was cancelled, so it came back; `ref` names that cancellation of that line. */
export interface DevueltaDoc {
  ref: string;
  n: number;
  /** The cancellation was undone. */
  tomada?: boolean;
}

export interface ProductoDoc extends ComoEnLaCarta, ConPrecio, Agotable, ConClaves, ConRev, DestinoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  categoria: Types.ObjectId | null;
  /** Numbers have gaps; with equal ones the older product comes first. */
  posicion: number;
  imagen: ImagenProducto | null;
  /** Absent in old products: then a list that is not empty counts as declared. */
  alergenosDeclarados?: boolean;
  crudo?: boolean;
  /** Absent or empty means that it is sold in one size. */
  formatos?: FormatoDoc[];
  opciones?: Types.ObjectId[];
  menu?: MenuDoc;
  /** Absent or empty is nothing. */
  cuenta?: Contado[];
  /** Absent or null: sold by the piece. */
  porPeso?: PorPesoRequest | null;
  clave?: string;
  /** The importación that has made it and is not done yet: nobody sees it before. */
  importacion?: Types.ObjectId;
  /** `quedan` is absent where it is not counted, and then so are the others. */
  apartados?: ApartadoDoc[];
  devueltas?: DevueltaDoc[];
}

export const productoSchema = declareColeccion<ProductoDoc>('productos');

productoSchema.index({ restaurante: 1, categoria: 1 }, { name: 'categoria' });
productoSchema.index({ restaurante: 1, nombre: 1 }, { name: 'nombre' });
/** A retry of the request that made it finds it, and makes no other. */
productoSchema.index(
  { restaurante: 1, clave: 1 },
  { name: 'clave', unique: true, partialFilterExpression: { clave: { $exists: true } } },
);
/** Finds what is set aside; most products have nothing. */
productoSchema.index({ 'apartados.en': 1 }, { name: 'apartados', sparse: true });
/** Finds whether any product still shows a photo; photos belong to no restaurant. */
productoSchema.index({ 'imagen.nombre': 1 }, { name: 'imagen', sparse: true });
