import type { Types } from 'mongoose';
import type { Alergeno, TipoPedido, Tramo } from '@carta/contracts';
import type { Agotable } from '../agotado';

/** One of the carta names its `producto`; any other says what it is. */
export interface PlatoDoc extends Agotable {
  _id: Types.ObjectId;
  /** Its place among the menu's `pases`. */
  pase: number;
  producto?: Types.ObjectId;
  nombre?: string;
  /** Absent is comida. */
  tipo?: TipoPedido;
  /** It is in céntimos. */
  suplemento: number;
  alergenos?: Alergeno[];
  alergenosDeclarados?: boolean;
}

/** Its dishes are one list, so that one write changes one of them. */
export interface MenuDoc {
  pases: string[];
  incluye: string[];
  horas?: readonly Tramo[];
  platos: PlatoDoc[];
}
