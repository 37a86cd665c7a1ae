import { ETIQUETA_ESTADO, stepOf } from '@carta/contracts';
import type { EstadoLinea, Linea } from '@carta/contracts';
import { formatHora } from '../../shared/lib/hora';
import type { Ronda } from './rondas';

/** How everything that is still open goes, in one estado and a few words. */
export interface Resumen {
  estado: EstadoLinea;
  texto: string;
}

const lineasOf = (ronda: Ronda): Linea[] => ronda.pedidos.flatMap(({ pedido }) => pedido.productos);

/** The instant the kitchen got an order, by the server's clock. */
export function recibidoEn(ronda: Ronda): string {
  return formatHora(ronda.pedidos[0]?.pedido.createdAt ?? ronda.creado);
}

/** What the bar says of the orders not yet paid; null when there are none. */
export function summarize(rondas: readonly Ronda[]): Resumen | null {
  const abiertas = rondas.filter(({ pagado }) => !pagado);
  const [ultima] = abiertas;
  if (ultima === undefined) return null;
  const lineas = abiertas.flatMap(lineasOf).filter(({ estado }) => estado !== 'entregado');
  if (lineas.length === 0) return { estado: 'entregado', texto: ETIQUETA_ESTADO.entregado };
  const estado = lineas.reduce<EstadoLinea>(
    (mejor, linea) => (stepOf(linea.estado) > stepOf(mejor) ? linea.estado : mejor),
    'pendiente',
  );
  if (estado === 'pendiente') return { estado, texto: `Recibido en cocina ${recibidoEn(ultima)}` };
  return { estado, texto: ETIQUETA_ESTADO[estado] };
}

/** The lines whose estado is another one now, said aloud: 'Croquetas: Listo'. */
export function describeCambios(antes: readonly Ronda[], ahora: readonly Ronda[]): string[] {
  const previos = new Map(antes.flatMap(lineasOf).map((linea) => [linea._id, linea.estado]));
  return ahora.flatMap(lineasOf).flatMap(({ _id, nombre, estado }) => {
    const previo = previos.get(_id);
    return previo === undefined || previo === estado ? [] : [`${nombre}: ${ETIQUETA_ESTADO[estado]}`];
  });
}
