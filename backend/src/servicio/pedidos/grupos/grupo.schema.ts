import type { Types } from 'mongoose';
import type {
  Rebaja,
  Aprobable,
  Asiento,
  Cobro,
  Enterado,
  EstadoHistorial,
  FormaCobro,
  GrupoMesa,
  HechoMesa,
  LineaMesa,
  OpcionElegida,
  TicketMesa,
} from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { PasoSellado, Sello } from '../sello/sello';

/**
 * A mesa's tab is one document, so that every change of a mesa is one atomic write. Its parts are those of the
 * contract, with ids of the database and céntimos as plain numbers.
 */

export interface LineaDoc extends Omit<LineaMesa, 'id' | 'productoId' | 'precio' | 'opciones' | 'deMenu'> {
  _id: Types.ObjectId;
  /** A dish of a menu of today alone, and what is on no carta, has one made of its name (`idDeNombre`). */
  productoId: Types.ObjectId;
  deMenu?: Types.ObjectId;
  precio: number;
  opciones?: (Omit<OpcionElegida, 'suplemento'> & { suplemento: number })[];
}

export interface TicketDoc extends Omit<TicketMesa, 'id' | 'lineas'> {
  _id: Types.ObjectId;
  /** It hashes the order's body: another body under the same key is an error. '' once notes are forgotten. */
  huella: string;
  lineas: LineaDoc[];
}

export interface CobroDoc extends Omit<Cobro, 'id' | 'importe' | 'propina' | 'parteDe' | 'lineas'> {
  _id: Types.ObjectId;
  importe: number;
  propina?: number;
  parteDe?: number;
  lineas?: { linea: Types.ObjectId; unidades: number }[];
}

export interface RebajaDoc extends Omit<Rebaja, 'id' | 'deshace' | 'lineas'> {
  _id: Types.ObjectId;
  deshace?: Types.ObjectId;
  lineas: { linea: Types.ObjectId; unidades?: number; importe: number }[];
}

export interface AsientoDoc extends Omit<Asiento, 'importe' | 'propina'> {
  importe: number;
  propina?: number;
}

export interface MovimientoDoc extends Enterado, Aprobable {
  pedido: Types.ObjectId;
  linea?: Types.ObjectId;
  de: EstadoHistorial;
  a: EstadoHistorial | HechoMesa;
  /** Why a mesa was closed without payment, or a charge annulled. */
  motivo?: string;
  /** Céntimos of a charge or of one annulled. */
  importe?: number;
  forma?: FormaCobro;
  /** What was taken off, or given back. */
  ajuste?: Rebaja['tipo'];
  /** This many units were cancelled, or restored, while others stayed. */
  unidades?: number;
  /** What marched, or was made to wait. */
  pase?: string;
  clave?: string;
  /** Its key stands among those of the mesa too; absent: a program of before wrote it. */
  conClave?: true;
  /** The tab moved from one mesa to the other; or these are the mesas of a party. */
  mesas?: number[];
  /** The mesa's rev that the step made: it orders two of one millisecond. */
  rev?: number;
}

export interface GrupoDoc extends Omit<
  GrupoMesa,
  'id' | 'restauranteId' | 'archivadoEn' | 'mesasJuntas' | 'cobros' | 'ajustes' | 'asientos' | 'pedidos'
> {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** null until 'Eliminar Todos los Pedidos Pagados' takes it off the board. */
  archivadoEn: Date | null;
  /** The mesas of the party that it leads. */
  mesasJuntas?: number[];
  cobros?: CobroDoc[];
  ajustes?: RebajaDoc[];
  asientos?: AsientoDoc[];
  pedidos: TicketDoc[];
  /** Bytes of its tickets as stored; absent until an order is added (see cabida). */
  peso?: number;
  lineas?: number;
  /** This part came without a signed code. */
  sinCodigo?: { tickets: number; lineas?: number; peso: number };
  /** The last steps, oldest first; only 'Recientes' reads them. */
  movimientos?: MovimientoDoc[];
  /** Every step about money, never cut: each kind is limited in number. Older ones are in `movimientos`. */
  movimientosDinero?: MovimientoDoc[];
  /** The last keys under which something was done to it, each with its act (`Hecha`), oldest first. */
  claves?: string[];
  /** The last step that 'Recientes' lists; steps of the mesa as a whole do not count. */
  movidoEn?: Date;
  /** Absent until its first step about money (docs/decisiones/sello.md). */
  sello?: Sello;
  pasosSellados?: PasoSellado[];
}

/** For every read but that of 'Recientes': a mesa's history, and its keys, may weigh more than the mesa. */
export const SIN_HISTORIAL = {
  projection: { movimientos: 0, movimientosDinero: 0, pasosSellados: 0, claves: 0 },
} as const;

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
grupoSchema.index(
  { restaurante: 1, 'pedidos.lineas.repesadas.en': 1 },
  { name: 'repesadas', partialFilterExpression: { 'pedidos.lineas.repesadas.en': { $exists: true } } },
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
grupoSchema.index(
  { restaurante: 1, 'ajustes.en': 1 },
  { name: 'ajustados', partialFilterExpression: { 'ajustes.en': { $exists: true } } },
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
/** Figures read by it the few ledgers that speak of another hour than that of their mesa's payment. */
grupoSchema.index(
  { restaurante: 1, 'periodo.hasta': 1, 'periodo.desde': 1, rev: 1 },
  { name: 'periodos', partialFilterExpression: { 'periodo.hasta': { $exists: true } } },
);
/** Paid and archived mesas too: 'Recientes' reads them. */
grupoSchema.index(
  { restaurante: 1, movidoEn: -1 },
  { name: 'recientes', partialFilterExpression: { movidoEn: { $exists: true } } },
);
/** The seal of a day looks for the mesas with a step since it began. */
grupoSchema.index(
  { restaurante: 1, 'sello.en': 1 },
  { name: 'sellados', partialFilterExpression: { 'sello.en': { $exists: true } } },
);
