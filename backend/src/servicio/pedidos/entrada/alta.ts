import type { DatosPedido } from '@carta/contracts';
import type { Procedencia } from '../grupos/tickets';
import type { PedidoPropio } from '../seguimiento/seguimiento.service';

/** An order on its way into its mesa's tab. */
export interface Alta {
  restaurante: string;
  mesa: number;
  clave: string;
  pedido: DatosPedido;
  origen: Origen;
}

export type Origen = DeComensal | DeSala;

interface DeComensal {
  es: 'comensal';
  t?: string | undefined;
  direccion: string;
  /** An earlier order of the same phone: while its tab is open this one goes there, or nowhere. */
  sigue?: PedidoPropio | undefined;
}

/** No QR, pause, hours or rate limit apply to what a waiter writes down. */
interface DeSala {
  es: 'sala';
  autor: Pick<Procedencia, 'tomadoPor' | 'persona'> & { tomadoPor: string };
  para: ParaTab;
}

/** The tab a waiter saw at the mesa; `aquiMismo`: the waiter knows that it has left. */
export interface ParaTab {
  grupoId?: string | undefined;
  aquiMismo: boolean;
}
