import type { Alergeno } from '../../carta/dominio/alergenos';
import type { Lengua } from '../../casa/dominio/lenguas';
import type { Dicho } from '../dominio/linea/dicho';
import type { Demoras } from '../dominio/pedido/demora';
import type { Ticket } from './grupo';

/** Money is in euros, instants are ISO 8601 UTC (docs/api.md#orders). */

export interface LineaPedidaRequest extends Pick<Dicho, 'notas'> {
  productoId?: string;
  nombre: string;
  cantidad: number;
  /** It is the price of one chosen unit, supplements included. */
  precio: number;
  /** These are ids. */
  formato?: string;
  opciones?: string[];
}

export interface LineaTomadaRequest extends LineaPedidaRequest, Dicho {
  /** Id of the pase in which it waits; null marches it at once; absent is the dish's own. */
  pase?: string | null;
  /** On no carta, at this price: 'cocina', 'barra' or the id of a station makes it. It chooses nothing. */
  libre?: string;
}

/** What a person ordered: from the body to the write it is one value. */
export interface DatosPedido {
  /** Only a waiter's order says the pases of its lines. */
  productos: LineaTomadaRequest[];
  /** All of it marches at once. */
  juntos?: boolean;
  notas?: string;
  /** The kitchen is told of these allergens. */
  evita?: Alergeno[];
  /** A random text identifies one phone at one tab. */
  movil?: string;
  /** The diner read the carta in this language; absent: in Spanish. */
  lengua?: Lengua;
  /** So many people sit there; a tab that says so already keeps what it says. */
  comensales?: number;
}

/** POST /pedidos; the Idempotency-Key is a UUID per order. */
export interface CrearPedidoRequest extends Pick<DatosPedido, 'notas' | 'evita' | 'movil' | 'lengua'> {
  restaurante: string;
  mesa: number;
  productos: LineaPedidaRequest[];
  t?: string;
  /** It names an unpaid order of this phone: the new one goes to the same tab, or is refused. */
  seguimiento?: string;
}

/** `data` of 409 MESA_CAMBIADA: the tab is at this mesa now; `t` only if the followed order was signed. */
export interface MesaCambiada {
  mesa: number;
  t?: string;
  /** Only staff receive it. */
  grupoMesa?: string;
}

/** `totalPedidos` counts tickets; `seguimiento` opens the phone's own order. */
export interface CrearPedidoResponse {
  totalPedidos: number;
  pedidos: Ticket[];
  grupoMesa: string;
  seguimiento: string;
}

/** `data` of 409 PRECIO_CAMBIADO and PRODUCTO_NO_DISPONIBLE: every line as it is now. */
export interface LineasFrescas {
  lineas: {
    productoId: string | null;
    nombre: string;
    /** The choice is as the phone sent it. */
    formato?: string;
    opciones?: readonly string[];
    precio: number;
    disponible: boolean;
    /** Of a line with something counted: so many of its units can be had. */
    quedan?: number;
  }[];
}

/** `data` of 409 COCINA_CERRADA; `abre` is null when nobody knows when. */
export interface LineasCerradas {
  cerradas: { productoId: string; nombre: string; motivo: string; abre: string | null }[];
}

/** POST /pedidos/mesa/{n} needs no QR and ignores a pause. */
export interface TomarPedidoRequest extends Omit<DatosPedido, 'movil' | 'lengua'> {
  /** The waiter saw this tab: while it is open, the order goes there or is refused. */
  grupoMesa?: string;
  /** The waiter knows that this tab has moved; the order is for the people who sit here now. */
  aquiMismo?: boolean;
}

export interface PedidoSeguido {
  grupoMesa: string;
  rev: number;
  pagado: boolean;
  /** `t` is the new mesa's signature, if the tab moved and the order was signed. */
  mesa: { numero: number; t?: string };
  pedidos: Ticket[];
  /** The mesa's other tickets, where the owner shares them, come once, with its first signed order. */
  otros?: Ticket[];
  /** Beside `otros`. */
  cuenta?: CobradoDeMesa;
  /** A tipo with too few samples is missing. */
  demora: Demoras;
}

/** What of its bill a mesa has paid, for the phones that see all of it; absent while that is nothing. */
export interface CobradoDeMesa {
  cobrado: number;
  /** Units of lines that were charged by name. */
  lineas?: { linea: string; unidades: number }[];
}

/** GET /pedidos/rechazados: today's orders refused because too many come without a signed code. */
export interface PedidosRechazados {
  dia: string;
  sinCodigo: number;
}
