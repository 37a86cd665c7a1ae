import type { Types } from 'mongoose';
import type { CocinaDeParte, PedidosDeParte } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** Inserted once, and never changed but for its mail and the name of a person who was forgotten. */
export interface ParteDoc extends CifrasDeParte {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  dia: string;
  escritoEn: Date;
  correo: 'por_enviar' | 'enviado' | 'ninguno';
}

export interface CifrasDeParte extends PedidosDeParte {
  noLlegados: number;
  cocina: CocinaDeParte;
  llamadas: number;
  llamadasTarde: number;
  anulaciones: ActoDeParte[];
  /** Counter-steps are steps too, and give back. */
  ajustes: ActoDeParte[];
  /** Of its seal (docs/decisiones/sello.md). */
  sello: string;
}

/** What one person, device or account took back or took off; in whole céntimos. */
export interface ActoDeParte {
  por: string;
  persona?: string;
  veces: number;
  importe: number;
}

export const parteSchema = declareColeccion<ParteDoc>('partes');

/** Of two processes one writes it. */
parteSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
