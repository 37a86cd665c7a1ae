import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { PUESTOS } from '@carta/contracts';
import type { Puesto } from '@carta/contracts';
import type { UsoRefresh } from './rotacion';

/** Whose session it is: the account's own, or a paired device's of its staff. */
export const ROLES = ['propietario', 'camarero'] as const;
export type Rol = (typeof ROLES)[number];

/** Why one ended, where that has to be told: two used its tokens. */
const MOTIVOS_FIN = ['copiada'] as const;
type MotivoFin = (typeof MOTIVOS_FIN)[number];

/** A session family: everything that one login gave, in one document. Its _id is the `fam` of the tokens. */
export interface SesionDoc {
  _id: Types.ObjectId;
  restauranteId: Types.ObjectId;
  rol: Rol;
  /** Of the password its account had then (see huella.ts). */
  huella: string;
  /** Hashes of its refresh tokens, the newest first. */
  tokens: string[];
  uso?: UsoRefresh;
  dudosos?: string[];
  /** Hash of the address it was opened from. */
  direccion: string;
  /** Which device of the restaurant it is, if it is one. */
  dispositivo?: { id: Types.ObjectId; nombre: string; puesto: Puesto };
  creadaEn: Date;
  /** A device's is so far away that it never comes. */
  expiraEn: Date;
  terminadaEn: Date | null;
  motivo?: MotivoFin;
}

export const SESION = 'Sesion';

export const sesionSchema = new Schema<SesionDoc>(
  {
    restauranteId: { type: Schema.Types.ObjectId, required: true },
    rol: { type: String, enum: ROLES, required: true },
    huella: { type: String, required: true },
    tokens: { type: [String], required: true },
    uso: { type: { clave: { type: String, default: null }, en: { type: Date, required: true } }, _id: false },
    dudosos: { type: [String], default: undefined },
    direccion: { type: String, required: true },
    dispositivo: {
      type: {
        id: { type: Schema.Types.ObjectId, required: true },
        nombre: { type: String, required: true },
        puesto: { type: String, enum: PUESTOS, required: true },
      },
      _id: false,
    },
    creadaEn: { type: Date, required: true },
    expiraEn: { type: Date, required: true },
    terminadaEn: { type: Date, default: null },
    motivo: { type: String, enum: MOTIVOS_FIN },
  },
  { collection: 'sesiones', versionKey: false },
);

sesionSchema.index({ tokens: 1 }, { name: 'tokens' });
sesionSchema.index({ restauranteId: 1, direccion: 1 }, { name: 'direcciones' });
sesionSchema.index({ restauranteId: 1, 'dispositivo.id': 1 }, { name: 'dispositivos' });
