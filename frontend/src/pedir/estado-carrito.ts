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
import type { DatosCarrito } from './datos-carrito';
import type { CarritoGuardado } from './guardado';
import type { CambioCarrito } from './transiciones';

export interface Noticia {
  mensaje: string;
  cambios: readonly CambioCarrito[];
  /** The server refused, so this phone's carta may be old. */
  isRechazo?: true;
  /** The refused order, and where its tab is now. */
  mudada?: { cuerpo: CrearPedidoRequest } & MesaCambiada;
}

export interface EstadoCarrito extends CarritoGuardado {
  fase: FaseEnvio;
  /** The last attempt reached no server. */
  sinSenal: boolean;
  noticia: Noticia | null;
  /** The browser stores nothing: closing the page loses the cart and its order. */
  volatil: boolean;
}

export interface AccionesCarrito {
  add: (producto: ProductoCarrito, encargo?: Encargo, cuantas?: number) => void;
  decrement: (lineaId: string) => void;
  remove: (lineaId: string) => void;
  change: (lineaId: string, nueva: Encargo & Pick<ItemCarrito, 'producto'>, cantidad: number) => void;
  writeNotaLinea: (lineaId: string, notas: string) => void;
  restore: (item: Pick<ItemCarrito, 'producto' | 'cantidad' | keyof Encargo>) => void;
  clear: () => void;
  removeAgotados: () => void;
  toggleEvita: (alergeno: Alergeno) => void;
  put: <C extends keyof DatosCarrito>(campo: C, valor: DatosCarrito[C]) => void;
  /**
   * Creates the order once and sends it; an order on its way is sent again as it is.
   * @param evita allergens to report to the kitchen.
   */
  confirm: (evita?: readonly Alergeno[]) => Promise<void>;
  retry: () => void;
  /** An order too old to send without asking, with its cart. */
  discard: () => void;
  dismissNoticia: () => void;
  noteVolatil: (volatil: boolean) => void;
  /** A version already applied changes nothing. */
  syncCarta: (version: string, productos: readonly Producto[], opciones?: readonly Opcion[]) => void;
  /** Follows the storage and sends what is pending; returns how to stop. */
  connect: () => () => void;
}
