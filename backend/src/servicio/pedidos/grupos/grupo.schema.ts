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

/** How a mesa's tab is stored: one document, so that every change of a mesa is one atomic write. */

/** Who of the staff, by the name of a device or an account, and when. */
export interface QuienDoc {
  en: Date;
  por: string;
}

/** Some units of a line cancelled, under the key that they were. */
export interface RetiradaDoc extends QuienDoc {
  unidades: number;
  motivo: string;
  clave: string;
  rev: number;
  enterado?: QuienDoc;
}

/** The units of a cancellation that was taken back, under the key of that. */
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
  /** Céntimos of a unit, supplements included. */
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  /** What was chosen, by the names of then; `suplemento` in céntimos. Absent: nothing was. */
  formato?: string;
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** As declared when it was ordered, an empty list too; absent: nobody had declared them. */
  alergenos?: Alergeno[];
  enPreparacionEn?: Date;
  listoEn?: Date;
  entregadoEn?: Date;
  /** Those of these estados whose instant is only said. */
  tardios?: EstadoAlcanzado[];
  cancelada?: QuienDoc & { motivo: string; clave?: string; rev?: number };
  enterado?: QuienDoc;
  /** Units taken off while others stayed. */
  retiradas?: RetiradaDoc[];
  repuesta?: RepuestaDoc;
  revMovida?: number;
  revVuelta?: number;
}

export interface TicketDoc {
  _id: Types.ObjectId;
  /** The order's Idempotency-Key, shared by its two tickets. */
  clave: string;
  /** Hash of the order's body: the same key with another body is an error. Empty once its notes are forgotten. */
  huella: string;
  revAlta: number;
  tipo: TipoPedido;
  creadoEn: Date;
  notas?: string;
  /** What its diner avoids, never empty. */
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

/** A charge; `importe` in céntimos, `clave` made of its Idempotency-Key and its tab. */
export interface CobroDoc extends QuienDoc {
  _id: Types.ObjectId;
  clave: string;
  importe: number;
  forma: FormaCobro;
  /** How much was charged of a party at once, in céntimos. */
  parteDe?: number;
  lineas?: { linea: Types.ObjectId; unidades: number }[];
  anulado?: QuienDoc & { motivo: string };
}

/** A change of mesa. */
export interface MudanzaDoc extends QuienDoc {
  de: number;
  a: number;
  vista: number;
  rev: number;
}

/** One step of a ticket or of one of its lines, as the change that made it wrote it down. */
export interface MovimientoDoc extends QuienDoc {
  pedido: Types.ObjectId;
  linea?: Types.ObjectId;
  de: EstadoHistorial;
  a: EstadoHistorial | HechoMesa;
  /** Why a mesa was closed without payment, or a charge annulled. */
  motivo?: string;
  /** Of a charge or of one annulled, in céntimos. */
  importe?: number;
  forma?: FormaCobro;
  /** Of a cancellation that left some of its line, or of one of these taken back. */
  unidades?: number;
  /** The Idempotency-Key of the move that it was. */
  clave?: string;
  /** From which mesa to which, or of which mesas a party is. */
  mesas?: number[];
  /** The mesa's rev that the step made: what puts two of one millisecond in order. */
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
  /** The mesas of the party that it leads; absent: none. */
  mesasJuntas?: number[];
  revJuntas?: number;
  vecesJuntas?: number;
  cobros?: CobroDoc[];
  revCobros?: number;
  pedidos: TicketDoc[];
  /** Bytes of its tickets as they were stored; absent until an order is added (see cabida). */
  peso?: number;
  /** How many lines it has; absent as `peso` is. */
  lineas?: number;
  /** The same, and how many tickets, of those without a signed code. */
  sinCodigo?: { tickets: number; lineas?: number; peso: number };
  /** The last steps, oldest first; only what lists them reads them. */
  movimientos?: MovimientoDoc[];
  /**
   * Every step about money, never cut: a line is cancelled and put back, units of lines are, and a mesa is opened
   * again, moved, joined and charged, so many times at most: that bounds it. Older ones stand among `movimientos`.
   */
  movimientosDinero?: MovimientoDoc[];
  /** The instant of the last of them that 'Recientes' lists: not of what happens to the mesa as a whole. */
  movidoEn?: Date;
}

export const GRUPO = 'Grupo';

/** For every read but that of 'Recientes': what was done to a mesa may weigh more than the mesa. */
export const SIN_HISTORIAL = { projection: { movimientos: 0, movimientosDinero: 0 } } as const;

export const grupoSchema = declareColeccion<GrupoDoc>('grupos');

/** At most one open tab per mesa, whatever two processes do at once. */
grupoSchema.index(
  { restaurante: 1, mesa: 1 },
  { name: 'mesa_abierta', unique: true, partialFilterExpression: { pagado: false } },
);
/**
 * A mesa is of one party at most: crossed and nested ones meet here. A mesa that leads none is not in it, or
 * all of those would meet.
 */
grupoSchema.index(
  { restaurante: 1, mesasJuntas: 1 },
  {
    name: 'mesas_juntas',
    unique: true,
    partialFilterExpression: { pagado: false, mesasJuntas: { $exists: true } },
  },
);
/** Where a charge is found that is to be annulled. */
grupoSchema.index(
  { restaurante: 1, 'cobros._id': 1 },
  { name: 'cobro', partialFilterExpression: { 'cobros._id': { $exists: true } } },
);
/** What was taken back, by its instant: what the closing of a day reads, whenever its mesa pays. */
grupoSchema.index(
  { restaurante: 1, 'pedidos.lineas.cancelada.en': 1 },
  { name: 'canceladas', partialFilterExpression: { 'pedidos.lineas.cancelada.en': { $exists: true } } },
);
grupoSchema.index(
  { restaurante: 1, 'pedidos.lineas.retiradas.en': 1 },
  { name: 'retiradas', partialFilterExpression: { 'pedidos.lineas.retiradas.en': { $exists: true } } },
);
/** The open mesas that may be vacías: what is looked at every two seconds, of all restaurantes. */
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
/** The boards' lists. */
grupoSchema.index({ restaurante: 1, pagado: 1, archivadoEn: 1, pagadoEn: -1, rev: 1 }, { name: 'tablero' });
/** What was paid by its instant: what figures read; what days are counted by, they read here alone. */
grupoSchema.index(
  { restaurante: 1, pagado: 1, pagadoEn: 1, rev: 1 },
  { name: 'jornadas', partialFilterExpression: { pagado: true } },
);
/** The mesas moved last, paid and archived ones too: what 'Recientes' reads. */
grupoSchema.index(
  { restaurante: 1, movidoEn: -1 },
  { name: 'recientes', partialFilterExpression: { movidoEn: { $exists: true } } },
);
