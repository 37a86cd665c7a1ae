import type { Types } from 'mongoose';
import type { Puesto } from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { UsoRefresh } from './rotacion';

/** Whose session it is: the account's own, or a paired device's of its staff. */
export type Rol = 'propietario' | 'camarero';

/** Why one ended, where that has to be told: two used its tokens. */
type MotivoFin = 'copiada';

/** A session family: everything that one login gave, in one document. Its _id is the `fam` of the tokens. */
export interface SesionDoc {
  _id: Types.ObjectId;
  restauranteId: Types.ObjectId;
  rol: Rol;
  /** Of the password its account had then (see sello.ts); the rest of auth calls it `sello`. */
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

export const sesionSchema = declareColeccion<SesionDoc>('sesiones');

sesionSchema.index({ tokens: 1 }, { name: 'tokens' });
sesionSchema.index({ restauranteId: 1, direccion: 1 }, { name: 'direcciones' });
sesionSchema.index({ restauranteId: 1, 'dispositivo.id': 1 }, { name: 'dispositivos' });
/** Those that have just ended are looked for every second. */
sesionSchema.index(
  { terminadaEn: 1 },
  { name: 'terminadas', partialFilterExpression: { terminadaEn: { $gt: new Date(0) } } },
);
