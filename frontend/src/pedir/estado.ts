import type {
  Alergeno,
  CrearPedidoRequest,
  Encargo,
  ItemCarrito,
  MesaCambiada,
  Opcion,
  Producto,
  ProductoCarrito,
} from '@carta/contracts';
import type { FaseEnvio } from './enviador';
import type { CarritoGuardado, ParaTab } from './guardado';
import type { CambioCarrito } from './transiciones';

/** Something the diner has to read before going on: why it was not taken, what is different now. */
export interface Noticia {
  mensaje: string;
  cambios: readonly CambioCarrito[];
  /** The server has refused the order: what this phone knows of the carta may be old. */
  isRechazo?: true;
  /** The order that was refused because its tab is at another mesa now, and where. */
  mudada?: { cuerpo: CrearPedidoRequest } & MesaCambiada;
}

export interface EstadoCarrito extends CarritoGuardado {
  fase: FaseEnvio;
  /** The last attempt to send its order reached no server: it waits for a signal. */
  sinSenal: boolean;
  noticia: Noticia | null;
  /** The browser keeps nothing: whoever closes the page loses the cart, and the order on its way. */
  volatil: boolean;
}

export interface AccionesCarrito {
  /** More, one if it is not said: of the plain line, or of the one that asks this. */
  add: (producto: ProductoCarrito, encargo?: Encargo, cuantas?: number) => void;
  decrement: (lineaId: string) => void;
  remove: (lineaId: string) => void;
  /** Chooses a line again, with these units. */
  change: (lineaId: string, nueva: Encargo & Pick<ItemCarrito, 'producto'>, cantidad: number) => void;
  /** Asks something else of a line, or nothing. */
  writeNotaLinea: (lineaId: string, notas: string) => void;
  /** Puts a removed item back, with its units. */
  restore: (item: Pick<ItemCarrito, 'producto' | 'cantidad' | keyof Encargo>) => void;
  clear: () => void;
  removeAgotados: () => void;
  writeNotas: (notas: string) => void;
  toggleEvita: (alergeno: Alergeno) => void;
  /** Says for which tab it is. */
  aim: (para: ParaTab | null) => void;
  /**
   * Makes the order once and sends it; a cart whose order is on its way sends that same one.
   * @param evita what the kitchen is told that its diner avoids.
   */
  confirm: (evita?: readonly Alergeno[]) => Promise<void>;
  /** Tries again now, after a failure. */
  retry: () => void;
  /** Gives up an order too old to be sent without asking, and the cart with it. */
  discard: () => void;
  dismissNoticia: () => void;
  /** To be told before an order is confirmed. */
  noteVolatil: (volatil: boolean) => void;
  /** Puts the cart at what the carta says now; a version already taken changes nothing. */
  syncCarta: (version: string, productos: readonly Producto[], opciones?: readonly Opcion[]) => void;
  /** Begins to follow what is stored and to send what is pending; answers how to stop. */
  connect: () => () => void;
}
