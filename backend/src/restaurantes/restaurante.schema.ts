import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { LIMITES, TIPOS_USUARIO } from '@carta/contracts';
import type { Servicio, TipoUsuario } from '@carta/contracts';
import type { ConClaves } from '../base-datos/claves-recordadas';

/** What the QR codes of the mesas are signed with; another version makes the printed ones void. */
export interface ClaveQr {
  /** 256 random bits, base64url. It never leaves the server. */
  clave: string;
  version: number;
}

/** An account and its establishment, which are one thing: one document. */
export interface RestauranteDoc extends ConClaves {
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
  /** What its owner has changed of how it works (see servicio.ts). */
  servicio?: Partial<Servicio>;
  /** Absent in documents that are older than signed codes. */
  qr?: ClaveQr;
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
    servicio: {
      type: {
        rev: Number,
        pausado: Boolean,
        exigirQrFirmado: Boolean,
        minutosAmbar: Number,
        minutosRojo: Number,
        mesaCompartida: Boolean,
      },
      _id: false,
    },
    clavesCambio: { type: [String], default: undefined },
    qr: { type: { clave: String, version: Number }, _id: false },
    creadoEn: { type: Date, required: true },
  },
  { collection: 'restaurantes', versionKey: false },
);

restauranteSchema.index({ email: 1 }, { name: 'email', unique: true });
restauranteSchema.index({ slug: 1 }, { name: 'slug', unique: true });
/** The latido reads what it tells of many restaurants from this index alone. */
restauranteSchema.index({ _id: 1, pagadosDesde: 1, servicio: 1 }, { name: 'latido' });
