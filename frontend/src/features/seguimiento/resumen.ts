import { ETIQUETA_ESTADO, stepOf } from '@carta/contracts';
import type { EstadoLinea, Linea, Pedido } from '@carta/contracts';
import { formatHora } from '../../shared/lib/hora';
import type { Ronda } from './rondas';

/** How everything that is still open goes, in one estado and a few words. */
export interface Resumen {
  estado: EstadoLinea;
  texto: string;
}

const SIN_CONFIRMAR = 'Pendiente de confirmar por cocina';

const pedidosOf = (ronda: Ronda): Pedido[] => ronda.pedidos.map(({ pedido }) => pedido);
const lineasOf = (ronda: Ronda): Linea[] => pedidosOf(ronda).flatMap(({ productos }) => productos);

/** When the kitchen was first seen to know of a ticket; null until it is. ISO 8601. */
export function recibidoEn({ vistoEn, estado, createdAt, productos }: Pedido): string | null {
  if (vistoEn !== undefined) return vistoEn;
  if (estado === 'pendiente') return null;
  const pasos = productos.flatMap(({ enPreparacionEn, listoEn }) => enPreparacionEn ?? listoEn ?? []);
  return pasos.sort()[0] ?? createdAt;
}

/** 'Recibido en cocina 14:32', or that nobody may have seen it yet (API §8). */
export function textoRecibido(pedido: Pedido): string {
  const instante = recibidoEn(pedido);
  return instante === null ? SIN_CONFIRMAR : `Recibido en cocina ${formatHora(instante)}`;
}

/** What the bar says of the orders not yet paid, or that all of them are; null when there are none. */
export function summarize(rondas: readonly Ronda[]): Resumen | null {
  if (rondas.length === 0) return null;
  const abiertas = rondas.filter(({ pagado }) => !pagado);
  if (abiertas.length === 0) return { estado: 'entregado', texto: ETIQUETA_ESTADO.pagado };
  const vivas = abiertas.flatMap(lineasOf).filter(({ cancelada }) => cancelada === undefined);
  if (vivas.length === 0) return { estado: 'entregado', texto: 'Cancelado' };
  const lineas = vivas.filter(({ estado }) => estado !== 'entregado');
  if (lineas.length === 0) return { estado: 'entregado', texto: ETIQUETA_ESTADO.entregado };
  const estado = lineas.reduce<EstadoLinea>(
    (mejor, linea) => (stepOf(linea.estado) > stepOf(mejor) ? linea.estado : mejor),
    'pendiente',
  );
  return { estado, texto: estado === 'pendiente' ? textoPendiente(abiertas) : ETIQUETA_ESTADO[estado] };
}

/** Good news only once all of it is known to the kitchen. */
function textoPendiente(abiertas: readonly Ronda[]): string {
  const pendientes = abiertas.flatMap(pedidosOf).filter(({ estado }) => estado === 'pendiente');
  const [peor] = [...pendientes.filter((pedido) => recibidoEn(pedido) === null), ...pendientes];
  return peor === undefined ? ETIQUETA_ESTADO.pendiente : textoRecibido(peor);
}

/** The lines whose estado is another one now, said aloud: 'Croquetas: Listo'. */
export function describeCambios(antes: readonly Ronda[], ahora: readonly Ronda[]): string[] {
  const previas = lineasPorId(antes);
  return ahora.flatMap(lineasOf).flatMap(({ _id, nombre, estado, cancelada }) => {
    const previa = previas.get(_id);
    if (previa === undefined || previa.estado === estado || cancelada !== undefined) return [];
    return [`${nombre}: ${ETIQUETA_ESTADO[estado]}`];
  });
}

/** What the restaurant has taken off since then, and why: it will neither come nor be charged. */
export function describeCancelaciones(antes: readonly Ronda[], ahora: readonly Ronda[]): string[] {
  const previas = lineasPorId(antes);
  return ahora.flatMap(lineasOf).flatMap(({ _id, nombre, cantidad, cancelada }) => {
    const previa = previas.get(_id);
    if (cancelada === undefined || previa === undefined || previa.cancelada !== undefined) return [];
    return [`El restaurante ha cancelado ${cantidad} × ${nombre}: ${cancelada.motivo}`];
  });
}

function lineasPorId(rondas: readonly Ronda[]): ReadonlyMap<string, Linea> {
  return new Map(rondas.flatMap(lineasOf).map((linea) => [linea._id, linea]));
}
