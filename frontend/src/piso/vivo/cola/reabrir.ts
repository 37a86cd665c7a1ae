import { PLAZO_REPONER_MS, fromEuros } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { createClave } from '../../../shared/lib/clave';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { withAprobacion } from './aprobacion';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { callReabrir } from './mover-api';
import { ask, enqueue, lastOf } from './peticiones';

const ERROR = 'Error al actualizar el estado del pedido';

/** Reopens it as this screen shows it. Resolves to null when it is refused, which is shown. */
export function reabrir(grupo: Grupo, ticketId: string): Promise<Grupo | null> {
  const clave = createClave();
  const que = textoPorAprobar([grupo.mesa.numero], 'toda la cuenta', fromEuros(grupo.totalGrupo));
  return withAprobacion({ clave, que }, () =>
    enqueue(grupo.grupoMesa, () => {
      const { rev } = lastOf(grupo);
      return ask(() => callReabrir(ticketId, rev, clave), ERROR, 'reabrir');
    }),
  );
}

/** Offers for a moment to reopen a mesa that its last dish has paid. */
export function offerReabrir(grupo: Grupo): void {
  const [primero] = grupo.pedidos;
  if (!primero) return;
  showToast({
    id: `deshacer-${grupo.grupoMesa}`,
    texto: `Mesa ${grupo.mesa.numero}: Pagado`,
    tono: 'exito',
    duracion: PLAZO_REPONER_MS,
    accion: { texto: 'Deshacer', onAction: () => void reabrir(grupo, primero._id) },
  });
}
