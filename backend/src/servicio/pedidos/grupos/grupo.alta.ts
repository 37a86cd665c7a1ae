import { newId, toId } from '../../../plataforma/base-datos/ids';
import { cargada, primeraCuenta, roomFor } from './cabida';
import type { CargaNueva } from './cabida';
import type { GrupoDoc, TicketDoc } from './grupo.schema';

/** A ticket to be stored; `revAlta` is set by the write itself. */
export type NuevoTicket = Omit<TicketDoc, 'revAlta'>;

/** An order on its way into its mesa's tab. */
export interface AltaEnMesa {
  restauranteId: string;
  mesa: number;
  tickets: readonly [NuevoTicket, ...NuevoTicket[]];
  carga: CargaNueva;
  ahora: Date;
  /** The only tab that it may go to; absent: whichever is open at the mesa, or a new one. */
  grupoId?: string;
}

/** An order that may go to one tab only. */
export type AltaEnTab = AltaEnMesa & { grupoId: string };

/** Where the open tab of a mesa is found. */
export const openTabOf = (restauranteId: string, mesa: number) => ({
  restaurante: toId(restauranteId),
  mesa,
  pagado: false,
});

/**
 * The upsert that adds an order to its mesa's tab, or opens it: it matches no tab that holds the order's key
 * or has no room for it, so that opening another meets the unique index.
 */
export function addToTab({ restauranteId, mesa, tickets, carga, ahora, grupoId }: AltaEnMesa) {
  // $literal: what a diner wrote is data, also when it begins with a $.
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

/** The tab that an order opens at a mesa without one: the document that `addToTab` would leave there. */
export function newTab({ restauranteId, mesa, tickets, carga, ahora }: AltaEnMesa): GrupoDoc {
  const rev = ahora.getTime();
  return {
    _id: newId(),
    ...openTabOf(restauranteId, mesa),
    rev,
    actualizadoEn: ahora,
    archivadoEn: null,
    ...primeraCuenta(carga),
    pedidos: tickets.map((ticket) => ({ ...ticket, revAlta: rev })),
  };
}
