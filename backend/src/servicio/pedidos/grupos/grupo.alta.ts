import { isMarchadaAlLlegar } from '@carta/contracts';
import type { DatosPedido } from '@carta/contracts';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { cargaDe, cargada, primeraOcupacion, roomFor } from './cabida';
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
  /** What the order says of its mesa, where the tab does not say it yet. */
  deMesa: Pick<DatosPedido, 'comensales'>;
  /** Only this state of the tab takes it, or none (null); absent: any. */
  sobre?: Pick<GrupoDoc, 'rev' | 'actualizadoEn'> | null;
}

export type AltaEnTab = AltaEnMesa & { grupoId: string };

export const openTabOf = (restauranteId: string, mesa: number) => ({
  restaurante: toId(restauranteId),
  mesa,
  pagado: false,
});

export const tabOf = ({ restauranteId, mesa, grupoId }: AltaEnMesa) => ({
  ...(grupoId === undefined ? {} : { _id: toId(grupoId) }),
  ...openTabOf(restauranteId, mesa),
});

export const hasPases = ({ tickets }: AltaEnMesa): boolean =>
  tickets.some(({ lineas }) => lineas.some(({ pase }) => pase !== undefined));

/** What of the order marches with it, in the tab as it is (docs/reglas/piso.md#marchar). */
export function marchedAt(alta: AltaEnMesa, tab: Pick<GrupoDoc, 'pedidos'> | null): AltaEnMesa {
  if (!hasPases(alta)) return alta;
  const previas = tab?.pedidos.flatMap(({ lineas }) => lineas) ?? [];
  const nuevas = alta.tickets.flatMap(({ lineas }) => lineas);
  const march = (ticket: NuevoTicket): NuevoTicket => ({
    ...ticket,
    lineas: ticket.lineas.map((linea) =>
      linea.pase && isMarchadaAlLlegar(linea.pase, previas, nuevas)
        ? { ...linea, marchada: marchadaDe(ticket) }
        : linea,
    ),
  });
  const [primero, ...resto] = alta.tickets;
  const tickets = [march(primero), ...resto.map(march)] as const;
  return { ...alta, tickets, carga: cargaDe(tickets) };
}

const marchadaDe = ({ creadoEn: en, tomadoPor: por = COMENSAL, persona }: NuevoTicket) => ({
  en,
  por,
  ...(persona === undefined ? {} : { persona }),
});

/** Who marches what a diner orders. */
const COMENSAL = 'Comensal';

/** No tab has had it. */
const NINGUNA = { rev: { $lt: 0 } };

/**
 * The upsert that adds an order to its mesa's tab, or opens it. It matches no tab that holds the order's key
 * or has no room, so that opening another meets the unique index.
 */
export function addToTab(alta: AltaEnMesa) {
  const { tickets, carga, ahora, sobre, deMesa } = alta;
  const visto = sobre && { rev: sobre.rev, actualizadoEn: sobre.actualizadoEn };
  // $literal: a diner's text is data, also when it begins with a $.
  const nuevos = tickets.map((ticket) => ({ $mergeObjects: [{ $literal: ticket }, { revAlta: '$rev' }] }));
  return {
    filter: {
      ...tabOf(alta),
      ...(sobre === undefined ? {} : (visto ?? NINGUNA)),
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
          ...unlessSaid(deMesa),
          pedidos: { $concatArrays: [{ $ifNull: ['$pedidos', []] }, nuevos] },
        },
      },
    ],
  };
}

const unlessSaid = ({ comensales }: AltaEnMesa['deMesa']) =>
  comensales && {
    comensales: { $ifNull: ['$comensales', comensales] },
    revComensales: { $ifNull: ['$revComensales', '$rev'] },
  };

/** The document that `addToTab` would leave at a mesa without a tab. */
export function newTab({ restauranteId, mesa, tickets, carga, ahora, deMesa }: AltaEnMesa): GrupoDoc {
  const rev = ahora.getTime();
  return {
    _id: newId(),
    ...openTabOf(restauranteId, mesa),
    rev,
    actualizadoEn: ahora,
    archivadoEn: null,
    ...(deMesa.comensales && { comensales: deMesa.comensales, revComensales: rev }),
    ...primeraOcupacion(carga),
    pedidos: tickets.map((ticket) => ({ ...ticket, revAlta: rev })),
  };
}
