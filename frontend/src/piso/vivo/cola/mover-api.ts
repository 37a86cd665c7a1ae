import { ESTADO_AL, rutas } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoGrupo,
  Grupo,
  MoverTicketRequest,
  PagadosEliminados,
} from '@carta/contracts';
import { del, put } from '../../../shared/api/cliente';
import { conClave } from './con-clave';

/** It is paid as the screen saw it: orders that came later, or a reopening, are refused. */
export function callPagar(ticketId: string, de: EstadoGrupo, rev: number): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.cobrar, de, rev, alcance: 'grupo' };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, conClave());
}

/** An encargado approves it by `clave`, and closing a mesa too. */
export function callReabrir(ticketId: string, rev: number, clave: string): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.entregar, reabrir: true, rev };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, conClave(clave));
}

export function callCerrar(ticketId: string, motivo: string, clave: string): Promise<Grupo> {
  const cuerpo: CerrarMesaRequest = { motivo };
  return put<Grupo>(rutas.cerrarMesa(ticketId), cuerpo, conClave(clave));
}

/** Only those that the screen showed go, so a late repeat takes no others. */
export function callBorrarPagados(hasta: string | undefined): Promise<PagadosEliminados> {
  const query = hasta === undefined ? '' : `?hasta=${encodeURIComponent(hasta)}`;
  return del<PagadosEliminados>(`${rutas.pedidosPagados()}${query}`, { auth: true });
}
