import {
  centimos,
  estadoGrupo,
  estadoPedido,
  rondas,
  toEuros,
  totalGrupo,
  totalPedido,
} from '@carta/contracts';
import type { Grupo, GrupoMesa, Linea, LineaMesa, Pedido, PedidoMesa, PedidoSeguido } from '@carta/contracts';
import { toId } from '../base-datos/ids';
import type { GrupoDoc, LineaDoc, PedidoDoc } from './grupo.schema';

/** Stored → domain → wire, field by field. The REST answer and the event are made here alike. */

export function toGrupoMesa(doc: GrupoDoc): GrupoMesa {
  return {
    id: doc._id.toHexString(),
    restauranteId: doc.restaurante.toHexString(),
    mesa: doc.mesa,
    rev: doc.rev,
    pagado: doc.pagado,
    actualizadoEn: doc.actualizadoEn,
    ...(doc.pagadoEn ? { pagadoEn: doc.pagadoEn } : {}),
    ...(doc.motivoCierre ? { motivoCierre: doc.motivoCierre } : {}),
    ...(doc.archivadoEn ? { archivadoEn: doc.archivadoEn } : {}),
    pedidos: doc.pedidos.map(toPedidoMesa),
  };
}

function toPedidoMesa(doc: PedidoDoc): PedidoMesa {
  return {
    id: doc._id.toHexString(),
    clave: doc.clave,
    revAlta: doc.revAlta,
    tipo: doc.tipo,
    creadoEn: doc.creadoEn,
    ...(doc.notas ? { notas: doc.notas } : {}),
    lineas: doc.lineas.map(toLineaMesa),
  };
}

function toLineaMesa({ _id, productoId, precio, ...resto }: LineaDoc): LineaMesa {
  return {
    ...resto,
    id: _id.toHexString(),
    productoId: productoId.toHexString(),
    precio: centimos(precio),
  };
}

/** The stored form of a line, for the write that moves it. */
export function toLineaDoc({ id, productoId, alergenos, ...resto }: LineaMesa): LineaDoc {
  return {
    ...resto,
    _id: toId(id),
    productoId: toId(productoId),
    ...(alergenos ? { alergenos: [...alergenos] } : {}),
  };
}

export function toGrupo(grupo: GrupoMesa): Grupo {
  const ronda = rondas(grupo);
  const instantes = grupo.pedidos.map((pedido) => pedido.creadoEn.getTime());
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    mesa: { numero: grupo.mesa },
    estadoGrupo: estadoGrupo(grupo),
    pedidos: grupo.pedidos.map((pedido) => toPedido(pedido, ronda.get(pedido.id) ?? 1)),
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
    _id: pedido.id,
    numero,
    tipoPedido: pedido.tipo,
    createdAt: pedido.creadoEn.toISOString(),
    estado: estadoPedido(pedido),
    total: toEuros(totalPedido(pedido)),
    ...(pedido.notas ? { notas: pedido.notas } : {}),
    productos: pedido.lineas.map(toLinea),
  };
}

function toLinea(linea: LineaMesa): Linea {
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

/** What one order's own phone may see of a mesa: that order's tickets and nothing else. */
export function toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoSeguido {
  const ronda = rondas(grupo);
  return {
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: { numero: grupo.mesa },
    pedidos: grupo.pedidos
      .filter((pedido) => pedido.clave === clave)
      .map((pedido) => toPedido(pedido, ronda.get(pedido.id) ?? 1)),
  };
}
