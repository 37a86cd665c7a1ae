import { ESTADO_AL, rutas } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoGrupo,
  Grupo,
  MoverTicketRequest,
  PagadosEliminados,
} from '@carta/contracts';
import { del, put } from '../../shared/api/cliente';

/** The calls that pay, close and clear what is on a board; each answers the whole grupo as it is now. */
const AUTH = { auth: true } as const;

/** Pays a mesa as its screen saw it: what came later, or was opened again since, is not paid. */
export function callPagar(ticketId: string, de: EstadoGrupo, rev: number): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.cobrar, de, rev, alcance: 'grupo' };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, AUTH);
}

/** Opens a paid mesa again, at the rev that its screen shows. */
export function callReabrir(ticketId: string, rev: number): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.entregar, reabrir: true, rev };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, AUTH);
}

export function callCerrar(ticketId: string, motivo: string): Promise<Grupo> {
  const cuerpo: CerrarMesaRequest = { motivo };
  return put<Grupo>(rutas.cerrarMesa(ticketId), cuerpo, AUTH);
}

/** Only those paid until then, which its screen has shown: asked again late, it takes no others. */
export function callBorrarPagados(hasta: string | undefined): Promise<PagadosEliminados> {
  const query = hasta === undefined ? '' : `?hasta=${encodeURIComponent(hasta)}`;
  return del<PagadosEliminados>(`${rutas.pedidosPagados()}${query}`, AUTH);
}
