import { rutasSala } from '@carta/contracts';
import type { Grupo, LlevarTicketRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { tap } from '../cola/pasos';
import { doEach, offerDeshacer } from '../cola/un-toque';
import type { TicketDe } from '../cola/un-toque';
import { mesasDe } from '../mesas/partidas-abiertas';
import { ERROR_ESTADO, describeEnCola, isDe, textoDeMesa } from '../pasos/acto';
import { porEnviar } from '../pasos/paso';
import type { Paso } from '../pasos/paso';

interface Llevar {
  ticketId: string;
  llevar: boolean;
}

export const blancoLlevar = (ticketId: string): string => `llevar:${ticketId}`;

/** Who brings it is shown by `withLlevados`, which knows who is here. */
const LLEVAR = describeEnCola<Llevar>({
  tipo: 'llevar',
  familias: ['llevar'],
  blanco: ({ ticketId }) => blancoLlevar(ticketId),
  tickets: () => [],
  play: (grupo) => ({ ok: true, grupo: toMesa(grupo) }),
  ruta: ({ ticketId }) => rutasSala.llevar(ticketId),
  cuerpo: ({ llevar }, { rev, toque: { haceMs } }): LlevarTicketRequest => ({ llevar, rev, haceMs }),
  texto: ({ llevar }, grupo) => textoDeMesa(grupo, t(llevar ? 'Lo llevo' : 'Soltar')),
  error: () => ERROR_ESTADO,
});

/** The first to claim one keeps it. Resolves to whether any was done. */
export async function llevar(tickets: readonly TicketDe[]): Promise<boolean> {
  const efectos = await doEach(tickets, async (deLlevar) =>
    (await carry(deLlevar, true)) ? () => carry(deLlevar, false) : null,
  );
  const grupos = tickets.map(({ grupo }) => grupo);
  // of one mesa its card says so
  if (mesasDe(grupos).length > 1) offerDeshacer(t('Lo llevo'), grupos, efectos);
  return efectos.length > 0;
}

export async function soltar(tickets: readonly TicketDe[]): Promise<void> {
  await Promise.all(tickets.map((ticket) => carry(ticket, false)));
}

async function carry({ grupo, ticket: { _id: ticketId } }: TicketDe, isLlevado: boolean): Promise<boolean> {
  return (await tap(LLEVAR, grupo, { ticketId, llevar: isLlevado })) !== null;
}

/** The last claim or release of each ticket counts, while it has no answer. */
export function llevadosOf(enCola: readonly Paso[]): ReadonlyMap<string, boolean> {
  return new Map(
    porEnviar(enCola).flatMap(({ cambio }) =>
      isDe(LLEVAR, cambio) ? [[cambio.ticketId, cambio.llevar] as const] : [],
    ),
  );
}

export function withLlevados(
  grupo: Grupo,
  llevar: ReadonlyMap<string, boolean>,
  por: string,
  ahora: number,
): Grupo {
  if (!grupo.pedidos.some(({ _id }) => llevar.has(_id))) return grupo;
  const quien = { por, en: new Date(ahora).toISOString() };
  return {
    ...grupo,
    pedidos: grupo.pedidos.map((ticket) => {
      const llevado = llevar.get(ticket._id);
      return llevado === undefined ? ticket : { ...ticket, lleva: llevado ? quien : undefined };
    }),
  };
}
