import { canceladasPorVer, showsTipo } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import { isPagado } from './grupos';
import type { SonidoDebido, Presente } from './sonidos';

/** How often a new ticket, and a cancellation nobody has taken note of, insist: ms. */
const INSISTIR_MS = 15_000;

/**
 * A station: a cancellation first, since somebody may be cooking it; a new ticket; one that somebody
 * else changed, once. Only of the tickets it shows.
 */
export function sonidosDeEstacion(presente: Presente): SonidoDebido[] {
  const { nuevos, cambiados } = presente.novedades;
  const tickets = pedidosDe(presente).filter(({ tipoPedido }) => showsTipo(presente.pantalla, tipoPedido));
  const ajenos = tickets.filter(({ _id }) => cambiados.get(_id)?.propio === false);
  return [
    { tono: 'cancelado', ids: idsOf(canceladasDe(presente, tickets)), cadaMs: INSISTIR_MS },
    { tono: 'pedido', ids: idsOf(tickets.filter(({ _id }) => nuevos.has(_id))), cadaMs: INSISTIR_MS },
    { tono: 'cambio', ids: idsOf(ajenos), cadaMs: null },
  ];
}

/**
 * The order boards, of every ticket whichever of them is open: new ones insist; a cancellation is said
 * once, for it is no station's there.
 */
export function sonidosDeTablero(presente: Presente): SonidoDebido[] {
  const { nuevos } = presente.novedades;
  const tickets = pedidosDe(presente);
  return [
    { tono: 'cancelado', ids: idsOf(canceladasDe(presente, tickets)), cadaMs: null },
    { tono: 'pedido', ids: idsOf(tickets.filter(({ _id }) => nuevos.has(_id))), cadaMs: INSISTIR_MS },
  ];
}

function pedidosDe({ grupos }: Presente): Ticket[] {
  return [...grupos.values()].filter((grupo) => !isPagado(grupo)).flatMap((grupo) => grupo.pedidos);
}

/** Cancelled lines that nobody has taken note of, but for those cancelled on this screen. */
function canceladasDe({ novedades }: Presente, tickets: readonly Ticket[]): Linea[] {
  return tickets
    .flatMap(({ productos }) => canceladasPorVer(productos))
    .filter(({ _id }) => !novedades.canceladasAqui.has(_id));
}

const idsOf = (cosas: readonly { _id: string }[]) => cosas.map(({ _id }) => _id);
