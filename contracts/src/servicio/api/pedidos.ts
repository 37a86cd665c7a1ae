import type { Demoras } from '../dominio/pedido/demora';
import type { Ticket } from './grupo';

/** Money is in euros, instants are ISO 8601 UTC (docs/api.md#orders). */

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
