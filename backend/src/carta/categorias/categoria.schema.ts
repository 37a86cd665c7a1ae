import type { Types } from 'mongoose';
import type { Tramo, TipoPedido } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { DestinoDoc } from '../destino';

export interface CategoriaDoc extends DestinoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** normalizeTexto made it; it is unique in its restaurant. */
  nombreNormalizado: string;
  /** Absent in imported data: its place in the list is then its posición. */
  posicion?: number;
  tipo: TipoPedido;
  /** Absent means always served. */
  horas?: readonly Tramo[];
  clave?: string;
}

export const categoriaSchema = declareColeccion<CategoriaDoc>('categorias');

categoriaSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
categoriaSchema.index({ restaurante: 1, posicion: 1 }, { name: 'posicion' });
/** A retry of the request that made it finds it, and makes no other. */
categoriaSchema.index(
  { restaurante: 1, clave: 1 },
  { name: 'clave', unique: true, partialFilterExpression: { clave: { $exists: true } } },
);
