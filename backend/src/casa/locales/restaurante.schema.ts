import type { Types } from 'mongoose';
import type { DatosLegales, Horario, Servicio, TipoUsuario, Zona } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { AspectoDoc } from './aspecto.mapper';
import type { ConClaves } from '../../plataforma/base-datos/claves-recordadas';

/** What the QR codes of the mesas are signed with; another version makes the printed ones void. */
export interface SecretoQr {
  /** 256 random bits, base64url. It never leaves the server. */
  clave: string;
  version: number;
  /** When that was made; absent: it is the first. */
  desde?: Date;
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
  /** When its plan, its password or its email's proof last changed: what decides who may be in. */
  accesoEn?: Date;
  /** When the paid board was last cleared. */
  pagadosDesde?: Date;
  /** Orders archived until then keep no notes any more (docs/reglas.md#what-is-forgotten). */
  olvidadoHasta?: Date;
  /** What its owner has changed of how it works (see servicio.ts). */
  servicio?: Partial<Servicio>;
  /** What its owner has said of who answers for it (see legal.ts). */
  legal?: Partial<DatosLegales>;
  /** Cards are not taken; absent in documents older than the question. */
  soloEfectivo?: boolean;
  /** What its owner has said of when it is open (see horario.ts). */
  horario?: Partial<Horario>;
  /** Its parts, in their owner's order (see zonas.ts); absent or empty where the whole house is one. */
  zonas?: Zona[];
  /** The face that its owner has given it (see aspecto.ts). */
  aspecto?: AspectoDoc;
  /** Absent in documents that are older than signed codes. */
  qr?: SecretoQr;
  creadoEn: Date;
}

export const RESTAURANTE = 'Restaurante';

export const restauranteSchema = declareColeccion<RestauranteDoc>('restaurantes');

restauranteSchema.index({ email: 1 }, { name: 'email', unique: true });
restauranteSchema.index({ slug: 1 }, { name: 'slug', unique: true });
/** Who may be in no longer is looked for every second, among those that have just changed. */
restauranteSchema.index(
  { accesoEn: 1 },
  { name: 'accesos', partialFilterExpression: { accesoEn: { $gt: new Date(0) } } },
);
/** The latido reads what it tells of many restaurants from this index alone. */
restauranteSchema.index({ _id: 1, pagadosDesde: 1, servicio: 1 }, { name: 'latido' });
