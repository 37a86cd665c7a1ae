import type { CrearPedidoResponse, EstadoLinea, Pedido, PedidoSeguido } from '@carta/contracts';

/** A ticket of one line; a test states only what matters to it. */
export function buildPedido(datos: Partial<Pedido> & { nombre?: string } = {}): Pedido {
  const { _id = 'pedido-1', nombre = 'Croquetas', estado = 'pendiente', ...resto } = datos;
  return {
    _id,
    numero: 1,
    tipoPedido: 'comida',
    createdAt: '2026-11-21T13:32:00.000Z',
    estado,
    total: 9.5,
    productos: [{ _id: `${_id}-linea`, productoId: 'producto', nombre, cantidad: 1, precio: 9.5, estado }],
    ...resto,
  };
}

export function buildRespuesta(...pedidos: Pedido[]): CrearPedidoResponse {
  const seguimiento = `token-${pedidos[0]?._id}`;
  return { totalPedidos: pedidos.length, pedidos, grupoMesa: 'grupo', seguimiento };
}

/** What the server says of an order when asked for it. */
export function buildSeguido(rev: number, estado: EstadoLinea, _id = 'pedido-1'): PedidoSeguido {
  return { rev, pagado: false, mesa: { numero: 4 }, pedidos: [buildPedido({ _id, estado })] };
}
