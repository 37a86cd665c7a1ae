import { ESTADO_AL, ESTADO_LLAMADA_AL, rutasSala } from '@carta/contracts';
import type { Llamada, CambiarLlamadaRequest, Grupo, Ticket } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError, put } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import { tap } from './cola/pasos';
import { offerDeshacer } from './cola/un-toque';
import type { Efecto } from './cola/un-toque';
import { planDeshacer } from './actos/deshacer';
import type { EnCursoSala } from './actos/enCursoSala';
import { NADA_EN_CURSO, withEntrada } from './actos/enCursoSala';
import { mesasDe } from './mesas/partidas-abiertas';
import { acceptLlamada } from './motor/carga';
import { textoDe } from './cola/peticiones';
import { playPlan } from './cola/play';
import { touch } from './tablero/useTablero';
import { t } from '../lenguas/t';

const ERROR = {
  ir: 'No se ha podido decir que vas',
  atender: 'No se ha podido dar por atendido',
} as const;

/** These are shown as if they were done. */
export const useEnCursoSala = create<EnCursoSala>()(() => NADA_EN_CURSO);

/** A ticket that one tap takes, and the tab that it is of. */
export interface TicketDe {
  grupo: Grupo;
  ticket: Ticket;
}

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

export async function entregar(tickets: readonly TicketDe[]): Promise<void> {
  const efectos = await doEach(tickets, serve);
  offerDeshacer(
    t('Entregado'),
    tickets.map(({ grupo }) => grupo),
    efectos,
  );
}

/** Resolves to those that were not refused; `act` resolves to what takes it back. */
async function doEach(
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

async function serve({ grupo, ticket }: TicketDe): Promise<Efecto['undo'] | null> {
  touch(grupo);
  const { _id: ticketId, estado: de } = ticket;
  const { grupoMesa } = grupo;
  const cambio = await tap(grupo, { grupoMesa, tipo: 'pedido', ticketId, de, to: ESTADO_AL.entregar });
  if (cambio === null) return null;
  const plan = planDeshacer(cambio.antes, cambio.despues);
  return () => playPlan(cambio.despues, plan);
}

/** The first to claim it keeps it. Resolves to whether it was done. */
export function claimLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.ir, ERROR.ir);
}

/** Anybody may close it. Resolves to whether it was done. */
export function closeLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.atender, ERROR.atender);
}

async function carry({ grupo, ticket: { _id: ticketId } }: TicketDe, llevar: boolean): Promise<boolean> {
  return (await tap(grupo, { grupoMesa: grupo.grupoMesa, tipo: 'llevar', ticketId, llevar })) !== null;
}

async function change(
  { _id }: Llamada,
  estado: CambiarLlamadaRequest['estado'],
  error: string,
): Promise<boolean> {
  if (useEnCursoSala.getState().llamadas.has(_id)) return false;
  noteLlamada(_id, estado);
  try {
    const cuerpo: CambiarLlamadaRequest = { estado };
    acceptLlamada(await put<Llamada>(rutasSala.llamada(_id), cuerpo, { auth: true }));
    return true;
  } catch (fallo) {
    if (fallo instanceof ApiError && isLlamada(fallo.data)) acceptLlamada(fallo.data);
    showToast({ texto: textoDe(fallo, error), tono: 'error' });
    return false;
  } finally {
    noteLlamada(_id);
  }
}

function noteLlamada(id: string, estado?: CambiarLlamadaRequest['estado']): void {
  useEnCursoSala.setState(({ llamadas }) => ({ llamadas: withEntrada(llamadas, id, estado) }));
}

function isLlamada(data: unknown): data is Llamada {
  return typeof data === 'object' && data !== null && 'creadoEn' in data && 'rev' in data;
}
