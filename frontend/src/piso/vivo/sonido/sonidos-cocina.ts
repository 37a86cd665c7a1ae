import { canceladasPorVer, isRepuestaPorVer, showsTipo } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { nombreCancelacion } from '../tickets/cancelaciones';
import { isPagado } from '../mesas/grupos';
import { isMudado } from '../tickets/mudados';
import { marchadosDe, nombreMudanza } from '../tickets/novedades';
import { recorteDe } from '../tickets/solo';
import type { SonidoDebido, Presente } from './sonidos';

const INSISTIR_MS = 15_000;

/**
 * Sounds are in order: cancellations, since somebody may be cooking; new tickets and what marches; changes of mesa and
 * returned units, all until acknowledged; others' changes once. Only the shown tickets count.
 */
export function sonidosDeEstacion(presente: Presente): SonidoDebido[] {
  const { cambiados } = presente.novedades;
  const { pantalla, solo = null } = presente;
  const tickets = pedidosDe(presente)
    .filter(({ tipoPedido }) => showsTipo(pantalla, tipoPedido))
    .flatMap((ticket) => recorteDe(ticket, solo) ?? []);
  const ticketsAjenos = tickets.filter(({ _id }) => cambiados.get(_id)?.propio === false);
  const mudados = [...mudadosDe(presente, tickets), ...repuestasDe(tickets)];
  return [
    { tono: 'cancelado', ids: canceladasDe(presente, tickets), cadaMs: INSISTIR_MS },
    { tono: 'pedido', ids: nuevosDe(presente, tickets), cadaMs: INSISTIR_MS },
    {
      tono: 'cambio',
      ids: [...mudados, ...idsOf(ticketsAjenos)],
      cadaMs: mudados.length > 0 ? INSISTIR_MS : null,
    },
  ];
}

/**
 * Every board sounds these, whichever is open: new tickets insist; cancellations and changes of mesa sound
 * once, and not where they were made.
 */
export function sonidosDeTablero(presente: Presente): SonidoDebido[] {
  const { mudanzasAqui } = presente.novedades;
  const tickets = pedidosDe(presente);
  const isAjena = (grupo: Grupo) => !mudanzasAqui.has(nombreMudanza(grupo));
  return [
    { tono: 'cancelado', ids: canceladasDe(presente, tickets), cadaMs: null },
    { tono: 'pedido', ids: nuevosDe(presente, tickets), cadaMs: INSISTIR_MS },
    { tono: 'cambio', ids: mudadosDe(presente, tickets, isAjena), cadaMs: null },
  ];
}

/** A pase that marches sounds as a new ticket does. */
function nuevosDe({ novedades }: Presente, tickets: readonly Ticket[]): string[] {
  return tickets.flatMap((ticket) => [
    ...(novedades.nuevos.has(ticket._id) ? [ticket._id] : []),
    ...marchadosDe(novedades, ticket).map(({ id }) => `${ticket._id} ${id}`),
  ]);
}

function pedidosDe(presente: Presente): Ticket[] {
  return abiertosDe(presente).flatMap((grupo) => grupo.pedidos);
}

/** Each change has its own name. */
function mudadosDe(
  presente: Presente,
  tickets: readonly Ticket[],
  isSonora: (grupo: Grupo) => boolean = () => true,
): string[] {
  const mudados = new Set(idsOf(tickets.filter(isMudado)));
  if (mudados.size === 0) return [];
  return abiertosDe(presente)
    .filter(isSonora)
    .flatMap(({ mesa, pedidos }) =>
      pedidos
        .filter((ticket) => isMudado(ticket) && mudados.has(ticket._id))
        .map(({ _id }) => `${_id} ${mesa.numero}`),
    );
}

function abiertosDe({ grupos }: Presente): Grupo[] {
  return [...grupos.values()].filter((grupo) => !isPagado(grupo));
}

/** Lists the last cancellation per line, except those made on this screen. */
function canceladasDe({ novedades }: Presente, tickets: readonly Ticket[]): string[] {
  return tickets
    .flatMap(({ productos }) => canceladasPorVer(productos))
    .flatMap((linea) => nombreCancelacion(linea) ?? [])
    .filter((nombre) => !novedades.canceladasAqui.has(nombre));
}

/** Each time has its own name. */
function repuestasDe(tickets: readonly Ticket[]): string[] {
  const lineas = tickets.flatMap(({ productos }) => productos.filter(isRepuestaPorVer));
  return lineas.map(({ _id, repuesta }) => `${_id} ${repuesta?.en}`);
}

const idsOf = (cosas: readonly { _id: string }[]) => cosas.map(({ _id }) => _id);
