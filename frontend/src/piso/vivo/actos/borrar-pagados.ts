import { rutas } from '@carta/contracts';
import type { PagadosEliminados } from '@carta/contracts';
import { del } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { textoDe } from '../cola/peticiones';
import { ultimoPago } from '../mesas/grupos';
import { clearPagados, useTablero } from '../tablero/useTablero';

/** Only those that are shown go, so a late repeat takes no others. Resolves to whether it was done. */
export async function deletePagados(): Promise<boolean> {
  const hasta = ultimoPago(useTablero.getState().grupos);
  const query = hasta === undefined ? '' : `?hasta=${encodeURIComponent(hasta)}`;
  try {
    const { pedidosEliminados } = await del<PagadosEliminados>(`${rutas.pedidosPagados()}${query}`, {
      auth: true,
    });
    clearPagados(hasta);
    showToast({ texto: `Pedidos eliminados: ${pedidosEliminados}`, tono: 'exito' });
    return true;
  } catch (error) {
    showToast({ texto: textoDe(error, 'Error al eliminar los pedidos pagados'), tono: 'error' });
    return false;
  }
}
