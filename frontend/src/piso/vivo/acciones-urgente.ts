import type { Grupo, Ticket } from '@carta/contracts';
import { forgetPasados, offerVuelta } from './cola/deshacibles';
import { tapConVuelta } from './cola/un-toque';

/** Marks tickets of a mesa as urgent. Resolves to whether it was done, or waits to be sent. */
export function marcarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, true);
}

/** Resolves to whether it was done, or waits to be sent. */
export function quitarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, false);
}

async function change(grupo: Grupo, tickets: readonly Ticket[], urgente: boolean): Promise<boolean> {
  const { grupoMesa } = grupo;
  const hecho = await tapConVuelta(
    grupo,
    tickets.map(({ _id: ticketId }) => ({ grupoMesa, tipo: 'urgente', ticketId, urgente })),
  );
  if (hecho === null) return false;
  offerVuelta(grupoMesa, hecho.texto, () => hecho.undo().then(forgetPasados));
  return true;
}
