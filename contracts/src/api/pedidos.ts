import type { Alergeno } from '../dominio/alergenos';
import type { FormaCaja, FormaCobro, UnidadesDeLinea } from '../dominio/cobro';
import type { Demoras } from '../dominio/demora';
import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { EstadoHistorial } from '../dominio/historial';
import type { TipoPedido } from '../dominio/tipo-categoria';

/** Shapes of the order calls (docs/api.md#orders). Money in euros, instants in ISO 8601 UTC. */
export interface Linea {
  _id: string;
  productoId: string;
  nombre: string;
  cantidad: number;
  /** Of a unit, supplements included. */
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  /** The name of its formato, as it was when it was ordered. */
  formato?: string;
  /** What was chosen of its opciones; `suplemento` in euros. */
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** As its product declared them when it was ordered; absent: it had not. */
  alergenos?: Alergeno[];
  enPreparacionEn?: string;
  listoEn?: string;
  entregadoEn?: string;
  /** Taken off the order; `por` is a device's or an account's name. */
  cancelada?: { motivo: string; en: string; por: string };
  /** Its station knows of the cancellation. */
  enterado?: Quien;
}

/** Who of the staff, and when. */
export interface Quien {
  por: string;
  en: string;
}

/** The same, and why. */
export interface QuienMotivo extends Quien {
  motivo: string;
}

export interface Ticket {
  _id: string;
  /** The round of this mesa: 1, 2, 3 …, shared by the two tickets of one order. */
  numero: number;
  tipoPedido: TipoPedido;
  createdAt: string;
  estado: EstadoLinea;
  total: number;
  notas?: string;
  /** What whoever eats this avoids; the staff alone is told. */
  evita?: Alergeno[];
  /** When a screen of its station first showed it; until then nobody may have seen it. */
  vistoEn?: string;
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
  /** Who of the staff wrote it down. */
  tomadoPor?: string;
  /** Who brings it to the mesa. */
  lleva?: Quien;
  /** Which phone of the mesa sent it; the staff alone is told. */
  movil?: string;
  /** The mesa at which its station still believes it: 'MESA 9 (antes 6)'. */
  antes?: number;
  productos: Linea[];
}

/** One charge of a mesa; `importe` in euros, `lineas` where it was of dishes. */
export interface CobroMesa extends Quien {
  _id: string;
  importe: number;
  forma: FormaCobro;
  lineas?: UnidadesDeLinea[];
  anulado?: QuienMotivo;
}

/** A change of mesa. */
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
  /** What is still to be charged; 0 once it is paid. */
  pendiente: number;
  /** Every charge, annulled or not, the first one first. */
  cobros?: CobroMesa[];
  /** What it was paid without a word about how. */
  sinIndicar?: number;
  /** Every change of its mesa, the first one first. */
  mudanzas?: MudanzaMesa[];
  /** Every mesa of the party that it leads, its own included, in order. */
  mesasJuntas?: number[];
  /** The last change of the mesa. */
  actualizadoEn: string;
  pagadoEn?: string;
  /** Why the mesa was closed without being paid. */
  motivoCierre?: string;
}

export interface LineaPedidaRequest {
  productoId?: string;
  nombre: string;
  cantidad: number;
  /** Of a unit as it is chosen, supplements included. */
  precio: number;
  notas?: string;
  /** Ids of what is chosen: a formato's, and those of values. */
  formato?: string;
  opciones?: string[];
}

/** POST /pedidos; the header Idempotency-Key carries a UUID made once per order. */
export interface CrearPedidoRequest {
  restaurante: string;
  mesa: number;
  productos: LineaPedidaRequest[];
  notas?: string;
  /** What the kitchen is to be told that the diner avoids. */
  evita?: Alergeno[];
  /** The signature of a printed QR. */
  t?: string;
  /** A token of an order of this phone that is not paid yet: this one belongs to the same tab, or to none. */
  seguimiento?: string;
  /** Random, one for each phone and tab. */
  movil?: string;
}

/** `data` of 409 MESA_CAMBIADA: where the followed tab is now; `t` only if the followed order was signed. */
export interface MesaCambiada {
  mesa: number;
  t?: string;
}

/** 201 of POST /pedidos; `totalPedidos` counts tickets, `seguimiento` opens one's own order. */
export interface CrearPedidoResponse {
  totalPedidos: number;
  pedidos: Ticket[];
  grupoMesa: string;
  seguimiento: string;
}

/** `data` of 409 PRECIO_CAMBIADO and PRODUCTO_NO_DISPONIBLE: every line of the order as it is now. */
export interface LineasFrescas {
  lineas: {
    productoId: string | null;
    nombre: string;
    /** What was chosen, as the phone sent it. */
    formato?: string;
    opciones?: readonly string[];
    precio: number;
    disponible: boolean;
  }[];
}

/** `data` of 409 COCINA_CERRADA: the lines that cannot be ordered now, why, and when they can (null: nobody knows). */
export interface LineasCerradas {
  cerradas: { productoId: string; nombre: string; motivo: string; abre: string | null }[];
}

/** POST /pedidos/mesa/{n}: an order that a waiter writes down; no QR is asked for, nor does a pause count. */
export interface TomarPedidoRequest {
  productos: LineaPedidaRequest[];
  notas?: string;
  evita?: Alergeno[];
}

/** One entry of GET /pedidos/seguimiento: this phone's own tickets. */
export interface PedidoSeguido {
  grupoMesa: string;
  rev: number;
  pagado: boolean;
  /** `t`, its signature, of a tab that has moved, if the order was signed. */
  mesa: { numero: number; t?: string };
  pedidos: Ticket[];
  /**
   * The mesa's tickets besides those of the orders asked for, where the owner lets a mesa see its whole
   * order; once for each open mesa, with the first of its signed orders.
   */
  otros?: Ticket[];
  /** How long this restaurant's tickets usually take; a tipo with too few samples is missing. */
  demora: Demoras;
}

/** PUT /pedidos/{id}/estado */
export interface MoverTicketRequest {
  estado: EstadoGrupo;
  /** The estado of the mesa, or of the ticket, as the screen saw it: no longer there is 409. */
  de?: EstadoGrupo;
  /** The rev of the mesa as the screen saw it: what somebody has moved since is not undone. */
  rev?: number;
  alcance?: 'grupo' | 'pedido';
  /** Opens a paid mesa again, at `estado: 'entregado'` and the `rev` it has now. */
  reabrir?: boolean;
}

/** PUT /pedidos/{id}/producto/{linea}/estado; `de` and `rev` as above, of the line and its mesa. */
export interface MoverLineaRequest {
  estado: EstadoLinea;
  de?: EstadoLinea;
  rev?: number;
}

/** PUT /pedidos/{id}/producto/{linea}/cancelar */
export interface CancelarLineaRequest {
  motivo: string;
  /** The rev of the mesa as the screen saw it. */
  rev?: number;
}

/** PUT /pedidos/{id}/llevar: somebody brings a ticket to its mesa, or lets go of it. */
export interface LlevarTicketRequest {
  llevar: boolean;
  /** The rev of the mesa as the screen saw it. */
  rev?: number;
}

/** PUT /pedidos/{id}/enterado: the station of a ticket knows at which mesa it is now. */
export interface EnteradoMudanzaRequest {
  /** The mesa that the screen shows. */
  mesa: number;
}

/** PUT /pedidos/grupos/{grupoMesa}/mover */
export interface MoverMesaRequest {
  de: number;
  a: number;
  /** The rev of the mesa as the screen saw it. */
  rev: number;
}

/** PUT /pedidos/grupos/{grupoMesa}/juntas: every mesa of its party, its own included; none parts them. */
export interface JuntarMesasRequest {
  mesas: number[];
  rev: number;
}

/** PUT /pedidos/grupos/{grupoMesa}/pagar: every open tab of the party, by its grupo, with the rev that was seen. */
export interface PagarMesasRequest {
  revs: Record<string, number>;
}

/** 200 of it; also `data` of its 409: every tab of the party as it is now, the leader last. */
export interface MesasPagadas {
  grupos: Grupo[];
}

/**
 * POST /pedidos/grupos/{grupoMesa}/cobros, under an Idempotency-Key: an amount in euros, or some units. Of a
 * party `revs` names every open tab: an amount fills one after the other, the leader last.
 */
export interface CobrarRequest {
  importe?: number;
  lineas?: UnidadesDeLinea[];
  forma: FormaCobro;
  rev: number;
  revs?: Record<string, number>;
}

/** 201 of it; also `data` of its refusals: every tab that was named, as it is now, the leader last. */
export interface MesasCobradas {
  grupos: Grupo[];
}

/** PUT /cobros/{id}/anular; answers its tab. */
export interface AnularCobroRequest {
  motivo: string;
}

/** GET /pedidos/cierre?dia=AAAA-MM-DD: what a service day took, and what was taken back. It is no invoice. */
export interface CierreDelDia {
  dia: string;
  /** Of the mesas paid that day, in euros. */
  recaudado: number;
  porForma: Record<FormaCaja, number>;
  mesasPagadas: number;
  /** Ordered that day or before, and not paid yet. */
  abiertas: { mesa: number; total: number; cobrado: number; pendiente: number }[];
  cancelaciones: CancelacionDelDia[];
  anulaciones: AnulacionDelDia[];
  /** Closed without payment. */
  cerradas: CerradaDelDia[];
}

/** A line taken off an order; `importe` in euros, of all its units. */
export interface CancelacionDelDia extends QuienMotivo {
  mesa: number;
  nombre: string;
  formato?: string;
  cantidad: number;
  importe: number;
}

/** A charge annulled. */
export interface AnulacionDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
  forma: FormaCobro;
}

/** A mesa closed without payment. */
export interface CerradaDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
}

/** One entry of GET /pedidos/recientes, the newest first. */
export interface MovimientoReciente {
  pedido: string;
  /** Absent when the whole ticket moved. */
  linea?: string;
  de: EstadoHistorial;
  a: EstadoHistorial;
  /** Why, of a mesa that was closed without payment. */
  motivo?: string;
  en: string;
  por: string;
  mesa: number;
  /** The round of its mesa. */
  numero: number;
  tipoPedido: TipoPedido;
  /** What moved: one line, or every line of the ticket. */
  productos: { nombre: string; cantidad: number; formato?: string }[];
}

/** PUT /pedidos/{id}/cerrar: closes an abandoned mesa without payment. */
export interface CerrarMesaRequest {
  motivo: string;
}

/** DELETE /pedidos/pagados: how many tickets left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

/** GET /pedidos/stats: today's figures; the service day begins at 05:00 Europe/Madrid. */
export interface EstadisticasHoy {
  porEstado: Record<EstadoGrupo, number>;
  recaudado: number;
  /** How it was paid; adds up to `recaudado`. */
  porForma: Record<FormaCaja, number>;
  pendienteDeCobro: number;
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  topProductos: { nombre: string; formato?: string; unidades: number; total: number }[];
}

/** GET /pedidos/rechazados: orders of today's service day turned away because too many come without a signed code. */
export interface PedidosRechazados {
  dia: string;
  sinCodigo: number;
}
