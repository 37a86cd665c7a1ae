import type { Types } from 'mongoose';
import type { DatosLegales, EstacionCasa, Horario, Lengua, Pase, Servicio, Zona } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { PersonaGuardada } from './local.types';
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

/** A place. Its account is stored after it, so that none is ever without a place. */
export interface RestauranteDoc extends ConClaves {
  _id: Types.ObjectId;
  /** The account's id, which is that of its first place. */
  cuenta: Types.ObjectId;
  nombre: string;
  slug: string;
  telefono: string;
  ubicacion: string;
  numeroMesas: number;
  pagadosDesde?: Date;
  /** Notes of orders archived until then are gone (docs/reglas/pedir.md#what-is-forgotten). */
  olvidadoHasta?: Date;
  servicio?: Partial<Servicio>;
  legal?: Partial<DatosLegales>;
  /** Old documents have none. */
  soloEfectivo?: boolean;
  horario?: Partial<Horario>;
  /** In the owner's order; absent or empty when the whole house is one. */
  zonas?: Zona[];
  /** Both in the owner's order; absent or empty in a house that uses none. */
  pases?: Pase[];
  estaciones?: EstacionCasa[];
  /** In the order in which they came; absent in a house that uses none. */
  personas?: PersonaGuardada[];
  aspecto?: AspectoDoc;
  /** The leading one first; absent or empty: Spanish alone. */
  lenguas?: readonly Lengua[];
  /** Absent in a house that wants no parte of its nights. */
  parte?: { correo: string; desde: Date };
  /** Documents older than signed codes have none. */
  qr?: SecretoQr;
  creadoEn: Date;
}

export const restauranteSchema = declareColeccion<RestauranteDoc>('restaurantes');

restauranteSchema.index({ slug: 1 }, { name: 'slug', unique: true });
restauranteSchema.index({ cuenta: 1 }, { name: 'cuenta' });
/** Read every half minute. */
restauranteSchema.index(
  { 'parte.desde': 1 },
  { name: 'con_parte', partialFilterExpression: { 'parte.desde': { $exists: true } } },
);
/** The latido reads nothing but this index. */
restauranteSchema.index({ _id: 1, pagadosDesde: 1, servicio: 1 }, { name: 'latido' });
