import type { Types } from 'mongoose';
import type { PuestoDispositivo, Rol, RolPersona } from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { UsoRefresh } from './rotacion';

type MotivoFin = 'copiada';

/** A session family: everything that one login gave, in one document. Its _id is the `fam` of the tokens. */
export interface SesionDoc {
  _id: Types.ObjectId;
  restauranteId: Types.ObjectId;
  rol: Rol;
  /** Derived from the password of its opening (see marca-de-clave.ts); elsewhere it is called `marcaDeClave`. */
  huella: string;
  /** These are hashes of its refresh tokens, the newest first. */
  tokens: string[];
  uso?: UsoRefresh;
  dudosos?: string[];
  /** Hash of the address it was opened from. */
  direccion: string;
  /** As it was at this rev; its own document is the truth. */
  dispositivo?: PuestoDispositivo & { id: Types.ObjectId; nombre: string; rev?: number };
  /** Who is on the device; counts as nobody from `hasta` on. */
  turno?: { persona: string; nombre: string; rol: RolPersona; hasta: Date };
  creadaEn: Date;
  /** A device's never comes. */
  expiraEn: Date;
  terminadaEn: Date | null;
  motivo?: MotivoFin;
}

export const sesionSchema = declareColeccion<SesionDoc>('sesiones');

sesionSchema.index({ tokens: 1 }, { name: 'tokens' });
sesionSchema.index({ restauranteId: 1, direccion: 1 }, { name: 'direcciones' });
sesionSchema.index({ restauranteId: 1, 'dispositivo.id': 1 }, { name: 'dispositivos' });
/** Sessions that have just ended are looked for every second. */
sesionSchema.index(
  { terminadaEn: 1 },
  { name: 'terminadas', partialFilterExpression: { terminadaEn: { $gt: new Date(0) } } },
);
