import { LIMITES } from '@carta/contracts';
import { bytesOf } from '../../../plataforma/base-datos/peso';
import { mesaSinSitio } from '../pedidos.errors';
import type { GrupoDoc, TicketDoc } from './grupo.schema';

/** `peso` is in bytes as stored. */
interface Carga {
  tickets: number;
  lineas: number;
  peso: number;
}

export interface CargaNueva extends Carga {
  origen: 'sinCodigo' | 'comensal' | 'personal';
}

/**
 * An open tab takes in this much (docs/reglas/pedir.md#taking-an-order): more when a waiter writes it down, and less
 * than a third without a signed code, so that the diners of the mesa find room. Only new orders are refused,
 * never changes to present ones.
 */
const CABIDA = {
  comensal: { tickets: LIMITES.pedidosPorGrupo, lineas: 1_000, peso: 1_000_000 },
  personal: { tickets: LIMITES.pedidosPorGrupo, lineas: 1_200, peso: 1_500_000 },
  sinCodigo: { tickets: 60, lineas: 300, peso: 300_000 },
} as const satisfies Record<CargaNueva['origen'], Carga>;

type Origen = Pick<TicketDoc, 'sinVerificar' | 'tomadoPor'>;

function origenDe({ sinVerificar, tomadoPor }: Origen): CargaNueva['origen'] {
  if (tomadoPor !== undefined) return 'personal';
  return sinVerificar ? 'sinCodigo' : 'comensal';
}

/** An order of this origin needs this much room in the tab before it arrives. */
interface Hueco extends Carga {
  de: CargaNueva['origen'];
}

/** The one rule; `roomFor` puts it to the database and `faltaSitio` to a tab that was read. */
function huecosPara({ origen, tickets, lineas, peso }: CargaNueva): readonly [Hueco, ...Hueco[]] {
  const huecoDe = (de: CargaNueva['origen']): Hueco => ({
    de,
    tickets: CABIDA[de].tickets - tickets,
    lineas: CABIDA[de].lineas - lineas,
    peso: CABIDA[de].peso - peso,
  });
  const total = huecoDe(origen === 'personal' ? 'personal' : 'comensal');
  return origen === 'sinCodigo' ? [total, huecoDe('sinCodigo')] : [total];
}

/** Matches only a tab with room for this order; a count that a tab does not keep yet passes. */
export function roomFor(carga: CargaNueva): Record<string, object> {
  const [total, sinCodigo] = huecosPara(carga);
  return {
    [`pedidos.${total.tickets}`]: { $exists: false },
    lineas: upTo(total.lineas),
    peso: upTo(total.peso),
    ...(sinCodigo && {
      'sinCodigo.tickets': upTo(sinCodigo.tickets),
      'sinCodigo.lineas': upTo(sinCodigo.lineas),
      'sinCodigo.peso': upTo(sinCodigo.peso),
    }),
  };
}

/** `$not` holds for an absent field too. */
const upTo = (maximo: number) => ({ $not: { $gt: maximo } });

/** Adds an order to the tab's counts; a tab without counts first counts what it holds. */
export function cargada({ origen, tickets, lineas, peso }: CargaNueva): Record<string, object> {
  return {
    lineas: { $add: [{ $ifNull: ['$lineas', lineasDe(PEDIDOS)] }, lineas] },
    peso: { $add: [{ $ifNull: ['$peso', pesoDe(PEDIDOS)] }, peso] },
    ...(origen === 'sinCodigo'
      ? {
          sinCodigo: {
            tickets: { $add: [{ $ifNull: ['$sinCodigo.tickets', { $size: SIN_CODIGO }] }, tickets] },
            lineas: { $add: [{ $ifNull: ['$sinCodigo.lineas', lineasDe(SIN_CODIGO)] }, lineas] },
            peso: { $add: [{ $ifNull: ['$sinCodigo.peso', pesoDe(SIN_CODIGO)] }, peso] },
          },
        }
      : {}),
  };
}

export function primeraOcupacion({
  origen,
  tickets,
  lineas,
  peso,
}: CargaNueva): Pick<GrupoDoc, 'peso' | 'lineas' | 'sinCodigo'> {
  const ocupacion = { lineas, peso: PESO_VACIO + peso };
  return { ...ocupacion, ...(origen === 'sinCodigo' ? { sinCodigo: { tickets, ...ocupacion } } : {}) };
}

/** An empty list has bytes of its own, which `pesoDe` counts. */
const PESO_VACIO = bytesOf({ pedidos: [] });
const PEDIDOS = { $ifNull: ['$pedidos', []] };
const SIN_CODIGO = { $filter: { input: PEDIDOS, cond: '$$this.sinVerificar' } };
const pesoDe = (pedidos: object) => ({ $bsonSize: { pedidos } });
const lineasDe = (pedidos: object) => ({
  $sum: { $map: { input: pedidos, in: { $size: '$$this.lineas' } } },
});

type Cargado = Origen & Pick<TicketDoc, 'lineas'>;

export const cargaDe = (tickets: readonly [Cargado, ...Cargado[]]): CargaNueva => ({
  tickets: tickets.length,
  lineas: tickets.reduce((suma, { lineas }) => suma + lineas.length, 0),
  peso: bytesOf(tickets),
  origen: origenDe(tickets[0]),
});

export type Ocupacion = Pick<GrupoDoc, 'peso' | 'lineas' | 'sinCodigo'> & { pedidos: readonly unknown[] };

export const CAMPOS_OCUPACION = {
  projection: { mesa: 1, 'pedidos._id': 1, lineas: 1, peso: 1, sinCodigo: 1 },
} as const;

/** @throws 409 when a tab has no room for an order. */
export function assertSitio(tab: Ocupacion | null, carga: CargaNueva): void {
  const falta = tab && faltaSitio(tab, carga);
  if (falta) throw mesaSinSitio(falta);
}

/** Returns whose room is lacking; undefined when there is room. */
function faltaSitio(tab: Ocupacion, carga: CargaNueva): CargaNueva['origen'] | undefined {
  const lleno = huecosPara(carga).find((hueco) => {
    const {
      tickets = 0,
      lineas = 0,
      peso = 0,
    } = hueco.de === 'sinCodigo' ? (tab.sinCodigo ?? {}) : { ...tab, tickets: tab.pedidos.length };
    return tickets > hueco.tickets || lineas > hueco.lineas || peso > hueco.peso;
  });
  return lleno?.de;
}
