// Longer than most: one document holds a whole mesa, and each index names the question that it answers.
import type { Types } from 'mongoose';
import type {
  Alergeno,
  EstadoAlcanzado,
  EstadoHistorial,
  EstadoLinea,
  FormaCobro,
  HechoMesa,
  TipoPedido,
} from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/** A mesa's tab is one document, so that every change of a mesa is one atomic write. */

/** `por` is the name of a device or an account. */
export interface QuienDoc {
  en: Date;
  por: string;
}

/** Some units of a line cancelled; `clave` is the key of that cancellation. */
export interface RetiradaDoc extends QuienDoc {
  unidades: number;
  motivo: string;
  clave: string;
  rev: number;
  enterado?: QuienDoc;
}

/** Cancelled units that were put back; `clave` is the key of that. */
export interface RepuestaDoc extends QuienDoc {
  unidades: number;
  clave: string;
  rev: number;
  veces: number;
  enterado?: QuienDoc;
}

export interface LineaDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  nombre: string;
  /** The units still wanted, or the last ones cancelled. */
  cantidad: number;
  /** A unit costs this many céntimos, supplements included. */
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  /** The chosen names as they were then; `suplemento` in céntimos. */
  formato?: string;
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** They are as declared when it was ordered, even if empty; absent when nobody had declared them. */
  alergenos?: Alergeno[];
  enPreparacionEn?: Date;
  listoEn?: Date;
  entregadoEn?: Date;
  /** Estados whose instant was reported late by a phone. */
  tardios?: EstadoAlcanzado[];
  cancelada?: QuienDoc & { motivo: string; clave?: string; rev?: number };
  enterado?: QuienDoc;
  retiradas?: RetiradaDoc[];
  repuesta?: RepuestaDoc;
  revMovida?: number;
  revVuelta?: number;
}

export interface TicketDoc {
  _id: Types.ObjectId;
  /** The order's Idempotency-Key, shared by its two tickets. */
  clave: string;
  /** It hashes the order's body: another body under the same key is an error. '' once notes are forgotten. */
  huella: string;
  revAlta: number;
  tipo: TipoPedido;
  creadoEn: Date;
  notas?: string;
  /** It is never empty. */
  evita?: Alergeno[];
  vistoEn?: Date;
  sinVerificar?: true;
  tomadoPor?: string;
  lleva?: QuienDoc;
  revLleva?: number;
  movil?: string;
  antes?: number;
  lineas: LineaDoc[];
}

/** `importe` in céntimos; `clave` is made of its Idempotency-Key and its tab. */
export interface CobroDoc extends QuienDoc {
  _id: Types.ObjectId;
  clave: string;
  importe: number;
  forma: FormaCobro;
  /** This much was charged of a party at once, in céntimos. */
  parteDe?: number;
  lineas?: { linea: Types.ObjectId; unidades: number }[];
  anulado?: QuienDoc & { motivo: string };
}

export interface MudanzaDoc extends QuienDoc {
  de: number;
  a: number;
  vista: number;
  rev: number;
}

export interface MovimientoDoc extends QuienDoc {
  pedido: Types.ObjectId;
  linea?: Types.ObjectId;
  de: EstadoHistorial;
  a: EstadoHistorial | HechoMesa;
  /** Why a mesa was closed without payment, or a charge annulled. */
  motivo?: string;
  /** Céntimos of a charge or of one annulled. */
  importe?: number;
  forma?: FormaCobro;
  /** This many units were cancelled, or restored, while others stayed. */
  unidades?: number;
  clave?: string;
  /** The tab moved from one mesa to the other; or these are the mesas of a party. */
  mesas?: number[];
  /** The mesa's rev that the step made: it orders two of one millisecond. */
  rev?: number;
}

export interface GrupoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  mesa: number;
  pagado: boolean;
  rev: number;
  actualizadoEn: Date;
  pagadoEn?: Date;
  motivoCierre?: string;
  /** null until 'Eliminar Todos los Pedidos Pagados' takes it off the board. */
  archivadoEn: Date | null;
  revReapertura?: number;
  reaperturas?: number;
  mudanzas?: MudanzaDoc[];
  /** The mesas of the party that it leads. */
  mesasJuntas?: number[];
  revJuntas?: number;
  vecesJuntas?: number;
  cobros?: CobroDoc[];
  revCobros?: number;
  pedidos: TicketDoc[];
  /** Bytes of its tickets as stored; absent until an order is added (see cabida). */
  peso?: number;
  lineas?: number;
  /** This part came without a signed code. */
  sinCodigo?: { tickets: number; lineas?: number; peso: number };
  /** The last steps, oldest first; only 'Recientes' reads them. */
  movimientos?: MovimientoDoc[];
  /**
   * Every step about money, never cut: each kind of them is limited in number. Older ones are in
   * `movimientos`.
   */
  movimientosDinero?: MovimientoDoc[];
  /** The last step that 'Recientes' lists; steps of the mesa as a whole do not count. */
  movidoEn?: Date;
}

/** For every read but that of 'Recientes': a mesa's history may weigh more than the mesa. */
export const SIN_HISTORIAL = { projection: { movimientos: 0, movimientosDinero: 0 } } as const;

export const grupoSchema = declareColeccion<GrupoDoc>('grupos');

/** At most one open tab per mesa, whatever two processes do at once. */
grupoSchema.index(
  { restaurante: 1, mesa: 1 },
  { name: 'mesa_abierta', unique: true, partialFilterExpression: { pagado: false } },
);
/** A mesa is in one party at most. Mesas that lead none are left out, or they would all collide. */
grupoSchema.index(
  { restaurante: 1, mesasJuntas: 1 },
  {
    name: 'mesas_juntas',
    unique: true,
    partialFilterExpression: { pagado: false, mesasJuntas: { $exists: true } },
  },
);
grupoSchema.index(
  { restaurante: 1, 'cobros._id': 1 },
  { name: 'cobro', partialFilterExpression: { 'cobros._id': { $exists: true } } },
);
/** Closing a day reads cancellations by their instant, whenever their mesa pays. */
grupoSchema.index(
  { restaurante: 1, 'pedidos.lineas.cancelada.en': 1 },
  { name: 'canceladas', partialFilterExpression: { 'pedidos.lineas.cancelada.en': { $exists: true } } },
);
grupoSchema.index(
  { restaurante: 1, 'pedidos.lineas.retiradas.en': 1 },
  { name: 'retiradas', partialFilterExpression: { 'pedidos.lineas.retiradas.en': { $exists: true } } },
);
/** Read every two seconds, for all restaurantes, to find mesas left empty. */
grupoSchema.index(
  { 'pedidos.lineas.cancelada.en': 1 },
  {
    name: 'abiertas_con_canceladas',
    partialFilterExpression: { pagado: false, 'pedidos.lineas.cancelada.en': { $exists: true } },
  },
);
grupoSchema.index(
  { restaurante: 1, 'cobros.anulado.en': 1 },
  { name: 'anulados', partialFilterExpression: { 'cobros.anulado.en': { $exists: true } } },
);
/** An order's key lives in one tab only; inside one tab the `$ne` guard of the insert binds it. */
grupoSchema.index({ restaurante: 1, 'pedidos.clave': 1 }, { name: 'clave', unique: true });
grupoSchema.index({ restaurante: 1, 'pedidos._id': 1 }, { name: 'pedido' });
/** The latido reads nothing but this index. */
grupoSchema.index(
  { restaurante: 1, pagado: 1, _id: 1, rev: 1 },
  { name: 'abiertos', partialFilterExpression: { pagado: false } },
);
grupoSchema.index({ restaurante: 1, pagado: 1, archivadoEn: 1, pagadoEn: -1, rev: 1 }, { name: 'tablero' });
/** Figures read what was paid by its instant; days are counted from this index alone. */
grupoSchema.index(
  { restaurante: 1, pagado: 1, pagadoEn: 1, rev: 1 },
  { name: 'jornadas', partialFilterExpression: { pagado: true } },
);
/** Paid and archived mesas too: 'Recientes' reads them. */
grupoSchema.index(
  { restaurante: 1, movidoEn: -1 },
  { name: 'recientes', partialFilterExpression: { movidoEn: { $exists: true } } },
);
