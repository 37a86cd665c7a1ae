import { estadoPedido, rondas, toEuros, totalPedido } from '@carta/contracts';
import type { Enterado, GrupoMesa, Linea, LineaMesa, Pedido, PedidoMesa, Quien } from '@carta/contracts';

/** What the boards' view of a ticket and the diner's have in common; each adds what is its own. */

/** The tickets of a mesa, or the wanted ones of them, each with its round. */
export function mapPedidos(
  grupo: GrupoMesa,
  toPedido: (pedido: PedidoMesa, numero: number) => Pedido,
  isWanted: (pedido: PedidoMesa) => boolean = () => true,
): Pedido[] {
  const ronda = rondas(grupo);
  return grupo.pedidos.filter(isWanted).map((pedido) => toPedido(pedido, ronda.get(pedido.id) ?? 1));
}

export function toPedidoComun(pedido: PedidoMesa, numero: number): Omit<Pedido, 'productos'> {
  return {
    _id: pedido.id,
    numero,
    tipoPedido: pedido.tipo,
    createdAt: pedido.creadoEn.toISOString(),
    estado: estadoPedido(pedido),
    total: toEuros(totalPedido(pedido)),
    ...(pedido.notas ? { notas: pedido.notas } : {}),
    ...(pedido.vistoEn ? { vistoEn: pedido.vistoEn.toISOString() } : {}),
  };
}

export function toLineaComun(linea: LineaMesa): Linea {
  return {
    _id: linea.id,
    productoId: linea.productoId,
    nombre: linea.nombre,
    cantidad: linea.cantidad,
    precio: toEuros(linea.precio),
    estado: linea.estado,
    ...(linea.notas ? { notas: linea.notas } : {}),
    ...(linea.alergenos?.length ? { alergenos: [...linea.alergenos] } : {}),
    ...(linea.enPreparacionEn ? { enPreparacionEn: linea.enPreparacionEn.toISOString() } : {}),
    ...(linea.listoEn ? { listoEn: linea.listoEn.toISOString() } : {}),
    ...(linea.entregadoEn ? { entregadoEn: linea.entregadoEn.toISOString() } : {}),
  };
}

export function toQuien({ por, en }: Enterado): Quien {
  return { por, en: en.toISOString() };
}
