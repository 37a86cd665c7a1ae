import type { Producto, TipoPedido } from '@carta/contracts';

export interface ProductoVisto {
  producto: Producto;
  tipo: TipoPedido;
}
