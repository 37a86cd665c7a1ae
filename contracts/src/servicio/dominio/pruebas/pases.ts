import type { PaseDeLinea } from '../pase';
import { isMarchadaAlLlegar } from '../pase';
import type { GrupoMesa, LineaMesa, TicketMesa } from '../grupo';
import { INICIO, buildLinea, buildTicket } from './mesa';

const NOMBRES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;

export const pase = (orden: number, auto = false): PaseDeLinea => ({
  id: `pase${orden}`,
  nombre: NOMBRES[orden] ?? `Pase ${orden}`,
  orden,
  ...(auto ? { auto: true } : {}),
});

/** A ticket that comes to a mesa as the server takes it in; null is a line without a pase. */
export function arrive(
  grupo: GrupoMesa,
  pases: readonly (number | null)[],
  { auto = false, en = INICIO }: { auto?: boolean; en?: Date } = {},
): GrupoMesa {
  const id = `p${grupo.pedidos.length}`;
  const rev = grupo.rev + 1;
  const lineas = pases.map((orden, i) =>
    buildLinea('pendiente', { id: `${id}l${i}`, ...(orden === null ? {} : { pase: pase(orden, auto) }) }),
  );
  const previas = grupo.pedidos.flatMap((ticket) => ticket.lineas);
  const marchadas = lineas.map((linea) =>
    linea.pase && isMarchadaAlLlegar(linea.pase, previas, lineas)
      ? { ...linea, marchada: { en, por: 'Comensal' } }
      : linea,
  );
  const ticket: TicketMesa = { ...buildTicket([], { id, revAlta: rev, desde: en }), lineas: marchadas };
  return { ...grupo, rev, pedidos: [...grupo.pedidos, ticket] };
}

export const lineasDe = (grupo: GrupoMesa): readonly LineaMesa[] =>
  grupo.pedidos.flatMap(({ lineas }) => lineas);
