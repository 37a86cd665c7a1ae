import type { Grupo, Ticket } from '@carta/contracts';
import { showToast } from '../../shared/ui/Toasts/toast';
import { playPaso, vistaDe } from './cola/pasos';
import { forgetPasados, noteDeshacible } from './cola/deshacibles';
import { canUrgente, isTicketUrgente, textoUrgente } from './tickets/urgentes';
import { blancoUrgente, isEnCurso } from './cola/peticiones';
import { touchTickets } from './tablero/useTablero';
import { t } from '../lenguas/t';

/** Marks tickets of a mesa as urgent. Resolves to whether it was done, or waits to be sent. */
export function marcarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, true);
}

/** Resolves to whether it was done, or waits to be sent. */
export function quitarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, false);
}

async function change(grupo: Grupo, tickets: readonly Ticket[], isMarcado: boolean): Promise<boolean> {
  const ids = tickets.map(({ _id }) => _id).filter((id) => !isEnCurso(blancoUrgente(id)));
  const hechos = await play(grupo, ids, isMarcado);
  if (hechos.length === 0) return false;
  const texto = textoDe(grupo, isMarcado);
  // somebody may have taken it back, or served it, meanwhile
  const porVolver = () =>
    ticketsDe(grupo.grupoMesa, hechos).filter((ticket) => isReversible(ticket, isMarcado));
  const undo = async () => {
    const vuelven = porVolver().map(({ _id }) => _id);
    if (vuelven.length === 0) return 'pasado';
    return (await play(grupo, vuelven, !isMarcado)).length > 0 ? 'hecho' : 'fallido';
  };
  noteDeshacible({ texto, undo, isVigente: () => porVolver().length > 0 });
  showToast({
    id: `deshacer-${grupo.grupoMesa}`,
    texto,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => void undo().then(forgetPasados) },
  });
  return true;
}

const textoDe = ({ mesa }: Grupo, isMarcado: boolean) =>
  `${t('Mesa {n}', { n: mesa.numero })}: ${textoUrgente(isMarcado)}`;

function isReversible(ticket: Ticket, isMarcado: boolean): boolean {
  return isMarcado ? isTicketUrgente(ticket) : canUrgente(ticket) && !isTicketUrgente(ticket);
}

function ticketsDe(grupoMesa: string, ids: readonly string[]): Ticket[] {
  return vistaDe(grupoMesa)?.pedidos.filter(({ _id }) => ids.includes(_id)) ?? [];
}

/** Resolves to the tickets that were not refused; a refusal is shown. */
async function play(grupo: Grupo, ids: readonly string[], isMarcado: boolean): Promise<string[]> {
  const { grupoMesa } = grupo;
  touchTickets(ids);
  const hechos = await Promise.all(
    ids.map(async (ticketId) => {
      const cambio = { grupoMesa, tipo: 'urgente', ticketId, urgente: isMarcado } as const;
      return (await playPaso(cambio, textoDe(grupo, isMarcado))) === null ? [] : [ticketId];
    }),
  );
  return hechos.flat();
}
