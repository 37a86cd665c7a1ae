import type { CrearPedidoResponse, EstadoLinea, Linea, Pedido, PedidoSeguido } from '@carta/contracts';

type DatosPedido = Partial<Pedido> & { nombre?: string; linea?: Partial<Linea> };

/** A ticket of one line; a test states only what matters to it. */
export function buildPedido({ linea, nombre = 'Croquetas', ...datos }: DatosPedido = {}): Pedido {
  const { _id = 'pedido-1', estado = 'pendiente', ...resto } = datos;
  return {
    _id,
    numero: 1,
    tipoPedido: 'comida',
    createdAt: '2026-11-21T13:32:00.000Z',
    estado,
    total: 9.5,
    productos: [buildLinea({ _id: `${_id}-linea`, nombre, estado, ...linea })],
    ...resto,
  };
}

export function buildLinea(datos: Partial<Linea> = {}): Linea {
  return {
    _id: 'linea',
    productoId: 'producto',
    nombre: 'Croquetas',
    cantidad: 1,
    precio: 9.5,
    estado: 'pendiente',
    ...datos,
  };
}

/** What makes a line one that was taken off. */
export const CANCELADA = {
  cancelada: { motivo: 'se ha acabado', en: '2026-11-21T13:40:00.000Z', por: 'El restaurante' },
} satisfies Partial<Linea>;

export function buildRespuesta(...pedidos: Pedido[]): CrearPedidoResponse {
  const seguimiento = `token-${pedidos[0]?._id}`;
  return { totalPedidos: pedidos.length, pedidos, grupoMesa: 'grupo', seguimiento };
}

/** What the server says of an order when asked for it. */
export function buildSeguido(
  rev: number,
  estado: EstadoLinea,
  datos: Partial<PedidoSeguido> & { _id?: string } = {},
): PedidoSeguido {
  const { _id = 'pedido-1', ...resto } = datos;
  const pedidos = [buildPedido({ _id, estado })];
  return { grupoMesa: 'grupo', rev, pagado: false, mesa: { numero: 4 }, pedidos, demora: {}, ...resto };
}
