import type { Producto, TipoPedido } from '@carta/contracts';

/** A dish somebody is looking at, and whether it is food or drink. */
export interface ProductoVisto {
  producto: Producto;
  tipo: TipoPedido;
}
