import { ESTADO_AL, rutas } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  Grupo,
  MoverLineaRequest,
  MoverPedidoRequest,
  PagadosEliminados,
} from '@carta/contracts';
import { del, put } from '../../shared/api/cliente';
import type { Llamada } from './modelo/deshacer';

/** The calls that move what is on a board; each answers the whole grupo as it is now. */
const AUTH = { auth: true } as const;

/**
 * `rev` is that of the mesa as the screen saw it: tickets that came later are left alone, and a call
 * that is asked again because its answer was lost undoes nothing that was done since.
 */
export function callMover(llamada: Llamada, rev: number): Promise<Grupo> {
  if (llamada.alcance === 'linea') {
    const cuerpo: MoverLineaRequest = { estado: llamada.to, de: llamada.de, rev };
    return put<Grupo>(rutas.lineaEstado(llamada.pedidoId, llamada.lineaId), cuerpo, AUTH);
  }
  const cuerpo: MoverPedidoRequest =
    llamada.alcance === 'reabrir'
      ? { estado: ESTADO_AL.entregar, reabrir: true, rev }
      : { estado: llamada.to, de: llamada.de, rev, alcance: llamada.alcance };
  return put<Grupo>(rutas.pedidoEstado(llamada.pedidoId), cuerpo, AUTH);
}

export function callCerrar(pedidoId: string, motivo: string): Promise<Grupo> {
  const cuerpo: CerrarMesaRequest = { motivo };
  return put<Grupo>(rutas.cerrarMesa(pedidoId), cuerpo, AUTH);
}

/** Only those paid until then, which its screen has shown: asked again late, it takes no others. */
export function callBorrarPagados(hasta: string | undefined): Promise<PagadosEliminados> {
  const query = hasta === undefined ? '' : `?hasta=${encodeURIComponent(hasta)}`;
  return del<PagadosEliminados>(`${rutas.pedidosPagados()}${query}`, AUTH);
}
