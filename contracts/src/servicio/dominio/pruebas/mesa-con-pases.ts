import type { PaseDeLinea } from '../linea/pase';
import { isMarchadaAlLlegar } from '../linea/pase';
import type { GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { INICIO, buildLinea, buildTicket } from './mesa';

const NOMBRES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;

/** The house has them in this order, or since then the other way round. */
export const pase = (numero: number, auto = false, alReves = false): PaseDeLinea => ({
  id: `pase${numero}`,
  nombre: NOMBRES[numero] ?? `Pase ${numero}`,
  orden: alReves ? NOMBRES.length - 1 - numero : numero,
  ...(auto ? { auto: true } : {}),
});

/** A ticket that comes to a mesa as the server takes it in; null is a line without a pase. */
export function arrive(
  grupo: GrupoMesa,
  pases: readonly (number | null)[],
  { auto = false, alReves = false, en = INICIO }: { auto?: boolean; alReves?: boolean; en?: Date } = {},
): GrupoMesa {
  const id = `p${grupo.pedidos.length}`;
  const rev = grupo.rev + 1;
  const lineas = pases.map((numero, i) =>
    buildLinea('pendiente', {
      id: `${id}l${i}`,
      ...(numero === null ? {} : { pase: pase(numero, auto, alReves) }),
    }),
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
