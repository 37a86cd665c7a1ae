import { newId, toId } from '../../../plataforma/base-datos/ids';
import { cargada, primeraOcupacion, roomFor } from './cabida';
import type { CargaNueva } from './cabida';
import type { GrupoDoc, TicketDoc } from './grupo.schema';

/** The write itself sets `revAlta`. */
export type NuevoTicket = Omit<TicketDoc, 'revAlta'>;

export interface AltaEnMesa {
  restauranteId: string;
  mesa: number;
  tickets: readonly [NuevoTicket, ...NuevoTicket[]];
  carga: CargaNueva;
  ahora: Date;
  /** The only tab that it may go to; absent: the open one of the mesa, or a new one. */
  grupoId?: string;
}

export type AltaEnTab = AltaEnMesa & { grupoId: string };

export const openTabOf = (restauranteId: string, mesa: number) => ({
  restaurante: toId(restauranteId),
  mesa,
  pagado: false,
});

/**
 * The upsert that adds an order to its mesa's tab, or opens it. It matches no tab that holds the order's key
 * or has no room, so that opening another meets the unique index.
 */
export function addToTab({ restauranteId, mesa, tickets, carga, ahora, grupoId }: AltaEnMesa) {
  // $literal: a diner's text is data, also when it begins with a $.
  const nuevos = tickets.map((ticket) => ({ $mergeObjects: [{ $literal: ticket }, { revAlta: '$rev' }] }));
  return {
    filter: {
      ...(grupoId === undefined ? {} : { _id: toId(grupoId) }),
      ...openTabOf(restauranteId, mesa),
      'pedidos.clave': { $ne: tickets[0].clave },
      ...roomFor(carga),
    },
    update: [
      { $set: { rev: { $add: [{ $ifNull: ['$rev', ahora.getTime() - 1] }, 1] } } },
      {
        $set: {
          actualizadoEn: ahora,
          archivadoEn: null,
          ...cargada(carga),
          pedidos: { $concatArrays: [{ $ifNull: ['$pedidos', []] }, nuevos] },
        },
      },
    ],
  };
}

/** The document that `addToTab` would leave at a mesa without a tab. */
export function newTab({ restauranteId, mesa, tickets, carga, ahora }: AltaEnMesa): GrupoDoc {
  const rev = ahora.getTime();
  return {
    _id: newId(),
    ...openTabOf(restauranteId, mesa),
    rev,
    actualizadoEn: ahora,
    archivadoEn: null,
    ...primeraOcupacion(carga),
    pedidos: tickets.map((ticket) => ({ ...ticket, revAlta: rev })),
  };
}
