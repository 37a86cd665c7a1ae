import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { LIMITES, TIPOS_USUARIO } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';

/** An account and its establishment, which are one thing: one document. */
export interface RestauranteDoc {
  _id: Types.ObjectId;
  nombre: string;
  slug: string;
  /** Trimmed and in lower case. */
  email: string;
  /** Argon2id, in PHC form. */
  passwordHash: string;
  telefono: string;
  ubicacion: string;
  tipoUsuario: TipoUsuario;
  numeroMesas: number;
  emailVerificado: boolean;
  /** When the paid board was last cleared. */
  pagadosDesde?: Date;
  creadoEn: Date;
}

export const RESTAURANTE = 'Restaurante';

export const restauranteSchema = new Schema<RestauranteDoc>(
  {
    nombre: { type: String, required: true },
    slug: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    telefono: { type: String, default: '' },
    ubicacion: { type: String, default: '' },
    tipoUsuario: { type: String, enum: TIPOS_USUARIO, required: true },
    numeroMesas: { type: Number, min: 1, max: LIMITES.mesasMax, required: true },
    emailVerificado: { type: Boolean, required: true },
    pagadosDesde: { type: Date },
    creadoEn: { type: Date, required: true },
  },
  { collection: 'restaurantes', versionKey: false },
);

restauranteSchema.index({ email: 1 }, { name: 'email', unique: true });
restauranteSchema.index({ slug: 1 }, { name: 'slug', unique: true });
/** The latido reads the last clearing of many restaurants from this index alone. */
restauranteSchema.index({ _id: 1, pagadosDesde: 1 }, { name: 'pagados' });
