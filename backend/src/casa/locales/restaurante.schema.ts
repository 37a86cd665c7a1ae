import type { Types } from 'mongoose';
import type { DatosLegales, Horario, Servicio, TipoUsuario, Zona } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { AspectoDoc } from './aspecto.mapper';
import type { ConClaves } from '../../plataforma/base-datos/claves-recordadas';

/** The QR codes of the mesas are signed with it; a new version voids the printed ones. */
export interface SecretoQr {
  /** 256 random bits, base64url. It never leaves the server. */
  clave: string;
  version: number;
  /** The first version has none. */
  desde?: Date;
}

/** An account and its establishment are one document. */
export interface RestauranteDoc extends ConClaves {
  _id: Types.ObjectId;
  nombre: string;
  slug: string;
  /** It is trimmed and in lower case. */
  email: string;
  /** It is Argon2id, in PHC form. */
  passwordHash: string;
  telefono: string;
  ubicacion: string;
  tipoUsuario: TipoUsuario;
  numeroMesas: number;
  emailVerificado: boolean;
  /** When its plan, its password or its email's proof last changed: sessions are checked again then. */
  accesoEn?: Date;
  pagadosDesde?: Date;
  /** Notes of orders archived until then are gone (docs/reglas.md#what-is-forgotten). */
  olvidadoHasta?: Date;
  servicio?: Partial<Servicio>;
  legal?: Partial<DatosLegales>;
  /** Old documents have none. */
  soloEfectivo?: boolean;
  horario?: Partial<Horario>;
  /** In the owner's order; absent or empty when the whole house is one. */
  zonas?: Zona[];
  aspecto?: AspectoDoc;
  /** Documents older than signed codes have none. */
  qr?: SecretoQr;
  creadoEn: Date;
}

export const RESTAURANTE = 'Restaurante';

export const restauranteSchema = declareColeccion<RestauranteDoc>('restaurantes');

restauranteSchema.index({ email: 1 }, { name: 'email', unique: true });
restauranteSchema.index({ slug: 1 }, { name: 'slug', unique: true });
/** Accounts whose access has just changed are looked for every second. */
restauranteSchema.index(
  { accesoEn: 1 },
  { name: 'accesos', partialFilterExpression: { accesoEn: { $gt: new Date(0) } } },
);
/** The latido reads nothing but this index. */
restauranteSchema.index({ _id: 1, pagadosDesde: 1, servicio: 1 }, { name: 'latido' });
