import type { CrearPedidoResponse, EstadoLinea, Linea, Ticket, PedidoSeguido } from '@carta/contracts';

type DatosTicket = Partial<Ticket> & { nombre?: string; linea?: Partial<Linea> };

export function buildTicket({ linea, nombre = 'Croquetas', ...datos }: DatosTicket = {}): Ticket {
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

/** These fields cancel a line. */
export const CANCELADA = {
  cancelada: { motivo: 'se ha acabado', en: '2026-11-21T13:40:00.000Z', por: 'El restaurante' },
} satisfies Partial<Linea>;

export function buildRespuesta(...tickets: Ticket[]): CrearPedidoResponse {
  const seguimiento = `token-${tickets[0]?._id}`;
  return { totalPedidos: tickets.length, pedidos: tickets, grupoMesa: 'grupo', seguimiento };
}

export function buildSeguido(
  rev: number,
  estado: EstadoLinea,
  datos: Partial<PedidoSeguido> & { _id?: string } = {},
): PedidoSeguido {
  const { _id = 'pedido-1', ...resto } = datos;
  const tickets = [buildTicket({ _id, estado })];
  return {
    grupoMesa: 'grupo',
    rev,
    pagado: false,
    mesa: { numero: 4 },
    pedidos: tickets,
    demora: {},
    ...resto,
  };
}
