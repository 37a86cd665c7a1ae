import type { Grupo, MudanzaMesa, Ticket } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf } from './partidas-abiertas';

/** An order from the old mesa may belong to a party that left it less than this ago (ms). */
const PLAZO_DUDA_MS = 15 * 60_000;

export interface Duda {
  /** The party that sits there now. */
  grupo: Grupo;
  ticket: Ticket;
  /** It has left that mesa. */
  ida: Grupo;
}

/**
 * Returns orders sent from a mesa within fifteen minutes of a party leaving it, unless they are settled or
 * the mesas are joined; `ahora` in ms.
 */
export function dudasOf(grupos: Iterable<Grupo>, ahora: number): Duda[] {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo));
  return abiertos.flatMap((ida) =>
    salidasOf(ida).flatMap(({ de, en }) => {
      const grupo = abiertos.find(({ mesa }) => mesa.numero === de);
      if (!grupo || partidaOf(abiertos, de).grupos.includes(ida)) return [];
      return primerosDe(grupo)
        .filter((ticket) => isDudoso(ticket, Date.parse(en), ahora) && !isDeMovilDe(ticket, ida))
        .map((ticket) => ({ grupo, ticket, ida }));
    }),
  );
}

function salidasOf({ mudanzas = [] }: Grupo): MudanzaMesa[] {
  const ultimas = new Map(mudanzas.map((mudanza) => [mudanza.de, mudanza]));
  return [...ultimas.values()];
}

/** Food and drinks of an order came together, so one of them stands for it. */
function primerosDe({ pedidos }: Grupo): Ticket[] {
  return pedidos.filter(({ numero }, i) => pedidos.findIndex((ticket) => ticket.numero === numero) === i);
}

function isDudoso({ tomadoPor, createdAt }: Ticket, salida: number, ahora: number): boolean {
  const creado = Date.parse(createdAt);
  const isTrasSalir = creado >= salida && creado - salida <= PLAZO_DUDA_MS;
  return tomadoPor === undefined && isTrasSalir && ahora - creado <= PLAZO_DUDA_MS;
}

function isDeMovilDe({ movil }: Ticket, { pedidos }: Grupo): boolean {
  return movil !== undefined && pedidos.some((ticket) => ticket.movil === movil);
}
