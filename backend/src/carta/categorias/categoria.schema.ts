import type { Types } from 'mongoose';
import type { Tramo, TipoPedido } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

export interface CategoriaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** As it is compared (normalizeTexto): unique in its restaurant. */
  nombreNormalizado: string;
  /** Absent in data that came from elsewhere: its place in the list is then its posición. */
  posicion?: number;
  tipo: TipoPedido;
  /** When it is served; absent: always. */
  horas?: readonly Tramo[];
  /** The Idempotency-Key it was made with, if it came with one. */
  clave?: string;
}

export const CATEGORIA = 'Categoria';

export const categoriaSchema = declareColeccion<CategoriaDoc>('categorias');

categoriaSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
categoriaSchema.index({ restaurante: 1, posicion: 1 }, { name: 'posicion' });
/** A retry of the request that made it finds it, and makes no other. */
categoriaSchema.index(
  { restaurante: 1, clave: 1 },
  { name: 'clave', unique: true, partialFilterExpression: { clave: { $exists: true } } },
);
