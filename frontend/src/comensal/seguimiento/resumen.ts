import {
  ESTADO_AL,
  ETIQUETA_ESTADO,
  combineEstados,
  isEntregado,
  isSinEmpezar,
  stepOf,
} from '@carta/contracts/comensal';
import type { EstadoLinea, Linea, Ticket, TipoPedido } from '@carta/contracts';
import { formatHora } from '../../shared/lib/hora';
import type { Ronda } from './rondas';
import { lineasVivas, pedidosOf } from './totales';

/** How everything that is still open goes, in one estado and a few words. */
export interface Resumen {
  estado: EstadoLinea;
  texto: string;
}

/** A ticket is the food or the drinks of an order. */
export const NOMBRE_TIPO = {
  comida: 'Comida',
  bebida: 'Bebida',
} as const satisfies Record<TipoPedido, string>;

const TIPOS = ['comida', 'bebida'] as const satisfies readonly TipoPedido[];

const SIN_CONFIRMAR = 'Pendiente de confirmar por cocina';

const lineasOf = (ronda: Ronda): Linea[] => pedidosOf(ronda).flatMap(({ productos }) => productos);

/** When the kitchen was first seen to know of a ticket; null until it is. ISO 8601. */
export function recibidoEn(ticket: Ticket): string | null {
  const { vistoEn, createdAt, productos } = ticket;
  if (vistoEn !== undefined) return vistoEn;
  if (isSinEmpezar(ticket)) return null;
  const pasos = productos.flatMap(({ enPreparacionEn, listoEn }) => enPreparacionEn ?? listoEn ?? []);
  return pasos.sort()[0] ?? createdAt;
}

/** 'Recibido en cocina 14:32', or that nobody may have seen it yet. */
export function textoRecibido(ticket: Ticket): string {
  const instante = recibidoEn(ticket);
  return instante === null ? SIN_CONFIRMAR : `Recibido en cocina ${formatHora(instante)}`;
}

/**
 * What the bar says of the orders not yet paid, or that all of them are; null when there are none. Food
 * and drinks come apart, so where they differ each is named: nothing is ready because the beer is.
 */
export function summarize(rondas: readonly Ronda[]): Resumen | null {
  if (rondas.length === 0) return null;
  const abiertas = rondas.filter(({ pagado }) => !pagado);
  if (abiertas.length === 0) return { estado: ESTADO_AL.entregar, texto: ETIQUETA_ESTADO.pagado };
  const vivas = abiertas.flatMap(pedidosOf).flatMap(lineasVivas);
  if (vivas.length === 0) return { estado: ESTADO_AL.entregar, texto: 'Cancelado' };
  const estado = estadoOf(abiertas.flatMap(pedidosOf)) ?? ESTADO_AL.entregar;
  const partes = TIPOS.flatMap((tipo) => {
    const parte = estadoOf(abiertas.flatMap(pedidosOf).filter(({ tipoPedido }) => tipoPedido === tipo));
    return parte === null ? [] : [{ tipo, estado: parte }];
  }).sort((una, otra) => stepOf(otra.estado) - stepOf(una.estado));
  if (partes.some((parte) => parte.estado !== estado)) {
    const textos = partes.map((parte) => `${NOMBRE_TIPO[parte.tipo]}: ${ETIQUETA_ESTADO[parte.estado]}`);
    return { estado, texto: textos.join(' · ') };
  }
  return { estado, texto: isSinEmpezar({ estado }) ? textoPendiente(abiertas) : ETIQUETA_ESTADO[estado] };
}

/** How what is still to come of some tickets stands as a whole; null when nothing is. */
function estadoOf(tickets: readonly Ticket[]): EstadoLinea | null {
  const porLlegar = tickets
    .flatMap(lineasVivas)
    .filter((linea) => !isEntregado(linea))
    .map(({ estado }) => estado);
  return porLlegar.length === 0 ? null : combineEstados(porLlegar);
}

/** Good news only once all of it is known to the kitchen. */
function textoPendiente(abiertas: readonly Ronda[]): string {
  const pendientes = abiertas.flatMap(pedidosOf).filter(isSinEmpezar);
  const [peor] = [...pendientes.filter((ticket) => recibidoEn(ticket) === null), ...pendientes];
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
