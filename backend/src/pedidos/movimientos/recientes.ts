import { rondas } from '@carta/contracts';
import type { GrupoMesa, LineaMesa, MovimientoReciente, Paso, PedidoMesa } from '@carta/contracts';
import type { GrupoMovido, PasoDado } from '../grupos/grupo.mapper';

/** The last steps of several mesas since an instant, the newest first. */
export function recientesDe(
  movidos: readonly GrupoMovido[],
  desde: Date,
  limite: number,
): MovimientoReciente[] {
  return movidos
    .flatMap(({ grupo, pasos }) => pasos.toReversed().map((paso) => ({ grupo, paso })))
    .filter(({ paso }) => paso.en >= desde)
    .sort((a, b) => b.paso.en.getTime() - a.paso.en.getTime() || (b.paso.rev ?? 0) - (a.paso.rev ?? 0))
    .slice(0, limite)
    .flatMap(({ grupo, paso }) => toReciente(grupo, paso));
}

function toReciente(grupo: GrupoMesa, paso: PasoDado): MovimientoReciente[] {
  const pedido = grupo.pedidos.find(({ id }) => id === paso.pedidoId);
  if (!pedido) return [];
  return [
    {
      pedido: pedido.id,
      ...(paso.lineaId ? { linea: paso.lineaId } : {}),
      de: paso.de,
      a: paso.a,
      ...(paso.motivo === undefined ? {} : { motivo: paso.motivo }),
      en: paso.en.toISOString(),
      por: paso.por,
      mesa: grupo.mesa,
      numero: rondas(grupo).get(pedido.id) ?? 1,
      tipoPedido: pedido.tipo,
      productos: movidasDe(pedido, paso).map(({ nombre, cantidad }) => ({ nombre, cantidad })),
    },
  ];
}

function movidasDe({ lineas }: PedidoMesa, { lineaId }: Paso): readonly LineaMesa[] {
  return lineaId ? lineas.filter(({ id }) => id === lineaId) : lineas;
}
