import type { Grupo, Ticket } from '@carta/contracts';
import { actoEnColaDe } from '../pasos/acto';
import type { ActoEnCola, Tocado } from '../pasos/acto';
import { mesasDe, textoMesas } from '../mesas/partidas-abiertas';
import { t } from '../../lenguas/t';
import { noteDeshacible, offerVuelta } from './deshacibles';
import type { Deshacible } from './deshacibles';
import { tapCambio, vistaDe } from './pasos';

/** What a tap did to a tab, or to a ticket of it. */
export interface Efecto {
  grupo: Grupo;
  undo: () => unknown;
}

/** A ticket that one tap takes, and the tab that it is of. */
export interface TicketDe {
  grupo: Grupo;
  ticket: Ticket;
}

/** Resolves to those that were not refused; `act` resolves to what takes it back. */
export async function doEach(
  tickets: readonly TicketDe[],
  act: (ticket: TicketDe) => Promise<Efecto['undo'] | null>,
): Promise<Efecto[]> {
  const efectos = await Promise.all(
    tickets.map(async (ticket) => {
      const undo = await act(ticket);
      return undo ? [{ grupo: ticket.grupo, undo }] : [];
    }),
  );
  return efectos.flat();
}

/**
 * Says in one toast what one tap did and, of a party, to how many of its tabs; its 'Deshacer' takes all of it back.
 * A tab that refused has said so itself, and leaves the others done.
 * @param tocados the tabs that were tapped.
 */
export function offerDeshacer(que: string, tocados: readonly Grupo[], efectos: readonly Efecto[]): void {
  const [primero] = efectos;
  if (!primero) return;
  const mesas = mesasDe(efectos.map(({ grupo }) => grupo));
  const total = mesasDe(tocados).length;
  const cuantas = mesas.length < total ? '{n} de {total} mesas' : '{n} mesas';
  const deCuantas = total > 1 ? ` · ${t(cuantas, { n: mesas.length, total })}` : '';
  offerVuelta(primero.grupo.grupoMesa, `${textoMesas(mesas)}: ${que}${deCuantas}`, () =>
    efectos.forEach(({ undo }) => void undo()),
  );
}

/**
 * Plays what one tap does to a mesa; the last of 'Deshacer' takes back what still can be. Resolves to null when all of
 * it was refused, which is shown.
 */
export async function tapConVuelta<D extends object>(
  { tipo }: ActoEnCola<D>,
  grupo: Grupo,
  datos: readonly D[],
): Promise<Deshacible | null> {
  const { grupoMesa } = grupo;
  const hechos = await tapTodos(
    grupo,
    datos.map((dato) => ({ grupoMesa, tipo, ...dato })),
  );
  const [primero] = hechos;
  if (!primero) return null;
  const porVolver = () => {
    const ahora = vistaDe(grupoMesa);
    return hechos.flatMap((cambio) => (ahora && actoEnColaDe(cambio).contrario?.(cambio, ahora)) ?? []);
  };
  const undo = async () => {
    const vuelven = porVolver();
    if (vuelven.length === 0) return 'pasado';
    return (await tapTodos(grupo, vuelven)).length > 0 ? 'hecho' : 'fallido';
  };
  const texto = actoEnColaDe(primero).texto(primero, grupo);
  const deshacible = { texto, undo, isVigente: () => porVolver().length > 0 };
  noteDeshacible(deshacible);
  return deshacible;
}

/** Resolves to those that were not refused. */
async function tapTodos(grupo: Grupo, cambios: readonly Tocado[]): Promise<Tocado[]> {
  const hechos = await Promise.all(
    cambios.map(async (cambio) => ((await tapCambio(grupo, cambio)) === null ? [] : [cambio])),
  );
  return hechos.flat();
}
