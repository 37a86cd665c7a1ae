import { ESTADO_AL, PLAZO_REPONER_MS, fromEuros, rutas } from '@carta/contracts';
import type { Grupo, MoverTicketRequest } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { conClave } from './con-clave';
import { offerVuelta } from './deshacibles';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { ERROR_ESTADO } from '../actos/acto';
import { askConEncargado, lastOf } from './peticiones';

/** Reopens it as this screen shows it. Resolves to null when it is refused, which is shown. */
export function reabrir(grupo: Grupo, ticketId: string): Promise<Grupo | null> {
  const clave = createClave();
  const que = textoPorAprobar([grupo.mesa.numero], 'toda la cuenta', fromEuros(grupo.totalGrupo));
  const { grupoMesa } = grupo;
  return askConEncargado({ grupoMesa, clave, que, acto: 'reabrir', porDefecto: ERROR_ESTADO }, () =>
    callReabrir(ticketId, lastOf(grupo).rev, clave),
  );
}

/** Offers for a moment to reopen a mesa that its last dish has paid. */
export function offerReabrir(grupo: Grupo): void {
  const [primero] = grupo.pedidos;
  if (!primero) return;
  const undo = () => reabrir(grupo, primero._id);
  offerVuelta(grupo.grupoMesa, `Mesa ${grupo.mesa.numero}: Pagado`, undo, { duracion: PLAZO_REPONER_MS });
}

/** An encargado approves it by `clave`. */
function callReabrir(ticketId: string, rev: number, clave: string): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.entregar, reabrir: true, rev };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, conClave(clave));
}
