import type { Grupo, MudanzaMesa, Ticket } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf } from './partidas';

/** For so long after a party has left its mesa, an order from there may be of it: ms. */
const DUDA_MS = 15 * 60_000;

/** An order that may be of a party that has just left its mesa, from a phone that had not ordered with it. */
export interface Duda {
  /** Who sits now where the order came from. */
  grupo: Grupo;
  ticket: Ticket;
  /** The tab it may belong to. */
  otro: Grupo;
}

/**
 * The orders of which a waiter may ask '¿Puede ser de la mesa 9?': what a diner sent from a mesa within fifteen
 * minutes of a party leaving it. Nobody is asked for longer, nor about mesas that are joined. `ahora` in ms.
 */
export function dudasOf(grupos: Iterable<Grupo>, ahora: number): Duda[] {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo));
  return abiertos.flatMap((otro) =>
    salidasOf(otro).flatMap(({ de, en }) => {
      const grupo = abiertos.find(({ mesa }) => mesa.numero === de);
      if (!grupo || partidaOf(abiertos, de).grupos.includes(otro)) return [];
      return primerosDe(grupo)
        .filter((ticket) => isDudoso(ticket, Date.parse(en), ahora) && !isDeMovilDe(ticket, otro))
        .map((ticket) => ({ grupo, ticket, otro }));
    }),
  );
}

/** When a tab last left each mesa. */
function salidasOf({ mudanzas = [] }: Grupo): MudanzaMesa[] {
  const ultimas = new Map(mudanzas.map((mudanza) => [mudanza.de, mudanza]));
  return [...ultimas.values()];
}

/** One ticket of each order: food and drinks came together. */
function primerosDe({ pedidos }: Grupo): Ticket[] {
  return pedidos.filter(({ numero }, i) => pedidos.findIndex((ticket) => ticket.numero === numero) === i);
}

function isDudoso({ tomadoPor, createdAt }: Ticket, salida: number, ahora: number): boolean {
  const creado = Date.parse(createdAt);
  const isTrasSalir = creado >= salida && creado - salida <= DUDA_MS;
  return tomadoPor === undefined && isTrasSalir && ahora - creado <= DUDA_MS;
}

function isDeMovilDe({ movil }: Ticket, { pedidos }: Grupo): boolean {
  return movil !== undefined && pedidos.some((otro) => otro.movil === movil);
}
