import { estadoGrupo, toEuros, totalGrupo } from '@carta/contracts';
import type { Grupo, GrupoMesa, Linea, LineaMesa, Pedido, PedidoMesa } from '@carta/contracts';
import { mapPedidos, toLineaComun, toPedidoComun, toQuien } from '../grupos/pedido.mapper';

/** A mesa as the staff sees it: the REST answer and the event are made here alike. */
export function toGrupo(grupo: GrupoMesa): Grupo {
  const instantes = grupo.pedidos.map((pedido) => pedido.creadoEn.getTime());
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    mesa: { numero: grupo.mesa },
    estadoGrupo: estadoGrupo(grupo),
    pedidos: mapPedidos(grupo, toPedido),
    primerPedido: new Date(Math.min(...instantes)).toISOString(),
    ultimoPedido: new Date(Math.max(...instantes)).toISOString(),
    totalGrupo: toEuros(totalGrupo(grupo)),
    actualizadoEn: grupo.actualizadoEn.toISOString(),
    ...(grupo.pagadoEn ? { pagadoEn: grupo.pagadoEn.toISOString() } : {}),
    ...(grupo.motivoCierre ? { motivoCierre: grupo.motivoCierre } : {}),
  };
}

function toPedido(pedido: PedidoMesa, numero: number): Pedido {
  return {
    ...toPedidoComun(pedido, numero),
    ...(pedido.sinVerificar ? { sinVerificar: true } : {}),
    ...(pedido.tomadoPor ? { tomadoPor: pedido.tomadoPor } : {}),
    ...(pedido.lleva ? { lleva: toQuien(pedido.lleva) } : {}),
    productos: pedido.lineas.map(toLinea),
  };
}

function toLinea(linea: LineaMesa): Linea {
  const { cancelada, enterado } = linea;
  return {
    ...toLineaComun(linea),
    ...(cancelada ? { cancelada: { motivo: cancelada.motivo, ...toQuien(cancelada) } } : {}),
    ...(enterado ? { enterado: toQuien(enterado) } : {}),
  };
}
