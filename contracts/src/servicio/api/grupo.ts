import type { Alergeno } from '../../carta/dominio/alergenos';
import type { FormaCobro, UnidadesDeLinea } from '../dominio/cobro';
import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** Money in euros, instants in ISO 8601 UTC (docs/api.md#orders). */
export interface Linea {
  _id: string;
  productoId: string;
  nombre: string;
  /** Units still wanted; of a cancelled line, the last ones cancelled. */
  cantidad: number;
  /** Of one unit, supplements included. */
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  formato?: string;
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** As declared when it was ordered; absent: undeclared. */
  alergenos?: Alergeno[];
  enPreparacionEn?: string;
  listoEn?: string;
  entregadoEn?: string;
  cancelada?: { motivo: string; en: string; por: string };
  /** Its station acknowledged the cancellation. */
  enterado?: Quien;
  /** Units cancelled while others stayed, oldest first; not in `cantidad`. */
  retiradas?: RetiradaLinea[];
  /** The last cancellation that was undone. */
  repuesta?: RepuestaLinea;
}

export interface RetiradaLinea extends QuienMotivo {
  unidades: number;
  enterado?: Quien;
}

export interface RepuestaLinea extends Quien {
  unidades: number;
  enterado?: Quien;
}

export interface Quien {
  por: string;
  en: string;
}

export interface QuienMotivo extends Quien {
  motivo: string;
}

export interface Ticket {
  _id: string;
  /** The round of its mesa (1, 2, 3 …), shared by both tickets of an order. */
  numero: number;
  tipoPedido: TipoPedido;
  createdAt: string;
  estado: EstadoLinea;
  total: number;
  notas?: string;
  /** Allergens that the diner avoids; sent to staff only. */
  evita?: Alergeno[];
  /** When a screen of its station first showed it. */
  vistoEn?: string;
  /** Ordered without a printed QR's signature. */
  sinVerificar?: true;
  /** The waiter who wrote it down. */
  tomadoPor?: string;
  /** Who is bringing it. */
  lleva?: Quien;
  /** The phone that sent it; other phones receive only its number within the mesa ('2'). */
  movil?: string;
  /** The mesa that its station has last acknowledged: 'MESA 9 (antes 6)'. */
  antes?: number;
  productos: Linea[];
}

export interface CobroMesa extends Quien {
  _id: string;
  importe: number;
  forma: FormaCobro;
  lineas?: UnidadesDeLinea[];
  anulado?: QuienMotivo;
}

export interface MudanzaMesa extends Quien {
  de: number;
  a: number;
}

export interface Grupo {
  grupoMesa: string;
  rev: number;
  mesa: { numero: number };
  estadoGrupo: EstadoGrupo;
  pedidos: Ticket[];
  primerPedido: string;
  ultimoPedido: string;
  totalGrupo: number;
  /** 0 once it is paid. */
  pendiente: number;
  /** Oldest first, annulled ones too. */
  cobros?: CobroMesa[];
  /** Paid without saying how. */
  sinIndicar?: number;
  mudanzas?: MudanzaMesa[];
  /** Set on a party's leader: all its mesas, own included, in order. */
  mesasJuntas?: number[];
  actualizadoEn: string;
  pagadoEn?: string;
  /** Closed without payment, for this reason. */
  motivoCierre?: string;
}
