import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { EstadoLinea } from '../linea/estado-linea';

/**
 * What the day of a payment, or closing, counted of a tab that was opened again after that day: it keeps it
 * (docs/reglas/dinero.md#a-day-that-is-over).
 */
export interface JornadaContada {
  /** Of the payment. */
  en: Date;
  /** It was closed without payment: its dishes are not sold yet. */
  cerrada?: true;
  comensales?: number;
  pedidos: readonly TicketContado[];
}

export interface TicketContado {
  id: string;
  creadoEn: Date;
  lineas: readonly LineaContada[];
}

/** What figures read of a line, as it was then; it names nobody. */
export interface LineaContada {
  id: string;
  productoId: string;
  nombre: string;
  formato?: string;
  precio: Centimos;
  cantidad: number;
  rebaja?: Centimos;
  listoEn?: Date;
  entregadoEn?: Date;
  tardios?: readonly Exclude<EstadoLinea, 'pendiente'>[];
  esMenu?: true;
  deMenu?: string;
  cancelada?: true;
  marchada?: { en: Date };
  retiradas?: readonly { unidades: number; rebaja?: Centimos }[];
}
