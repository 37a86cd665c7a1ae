import { ESTADO_AL, rutas } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  Grupo,
  MoverLineaRequest,
  MoverTicketRequest,
  PagadosEliminados,
} from '@carta/contracts';
import { del, put } from '../../shared/api/cliente';
import type { PeticionMover } from './modelo/deshacer';

/** The calls that move what is on a board; each answers the whole grupo as it is now. */
const AUTH = { auth: true } as const;

/**
 * `rev` is that of the mesa as the screen saw it: tickets that came later are left alone, and a call
 * that is asked again because its answer was lost undoes nothing that was done since.
 */
export function callMover(peticion: PeticionMover, rev: number): Promise<Grupo> {
  if (peticion.alcance === 'linea') {
    const cuerpo: MoverLineaRequest = { estado: peticion.to, de: peticion.de, rev };
    return put<Grupo>(rutas.lineaEstado(peticion.ticketId, peticion.lineaId), cuerpo, AUTH);
  }
  const cuerpo: MoverTicketRequest =
    peticion.alcance === 'reabrir'
      ? { estado: ESTADO_AL.entregar, reabrir: true, rev }
      : { estado: peticion.to, de: peticion.de, rev, alcance: peticion.alcance };
  return put<Grupo>(rutas.pedidoEstado(peticion.ticketId), cuerpo, AUTH);
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
