import { ESTADO_AL, PLAZO_REPONER_MS, fromEuros, rutas } from '@carta/contracts';
import type { Grupo, MoverTicketRequest } from '@carta/contracts';
import { offerVuelta } from '../cola/deshacibles';
import { askAhora, lastOf } from '../cola/peticiones';
import { isPagado } from '../mesas/grupos';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { ERROR_ESTADO } from '../pasos/acto';

/** Reopens it as this screen shows it. Resolves to null when it is refused, which is shown. */
export function reabrir(grupo: Grupo, ticketId: string): Promise<Grupo | null> {
  const { grupoMesa, mesa, totalGrupo } = grupo;
  return askAhora({
    grupoMesa,
    ruta: rutas.pedidoEstado(ticketId),
    cuerpo: (): MoverTicketRequest => ({ estado: ESTADO_AL.entregar, reabrir: true, rev: lastOf(grupo).rev }),
    error: ERROR_ESTADO,
    porAprobar: {
      acto: 'reabrir',
      que: textoPorAprobar([mesa.numero], 'toda la cuenta', fromEuros(totalGrupo)),
    },
  });
}

/** Offers for a moment to reopen a mesa that its last dish has paid. */
export function offerReabrir(grupo: Grupo): void {
  const [primero] = grupo.pedidos;
  if (!primero || !isPagado(grupo)) return;
  const undo = () => reabrir(grupo, primero._id);
  offerVuelta(grupo.grupoMesa, `Mesa ${grupo.mesa.numero}: Pagado`, undo, { duracion: PLAZO_REPONER_MS });
}
