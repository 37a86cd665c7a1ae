import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { textoDe } from '../cola/peticiones';
import { receiveServicio, useTablero } from '../tablero/useTablero';

let siguiente = 0;

/** It is shown at once, and undone with a message if the server refuses. Resolves to whether it was done. */
export async function pausar(restauranteId: string, pausado: boolean): Promise<boolean> {
  const turno = ++siguiente;
  useTablero.setState({ pausaPedida: pausado });
  try {
    const cuerpo: CambiarServicioRequest = { pausado };
    const servicio = await put<Servicio>(rutasSala.servicio(restauranteId), cuerpo, {
      auth: true,
      headers: { [CABECERA_CLAVE]: createClave() },
    });
    receiveServicio(servicio);
    return true;
  } catch (error) {
    const accion = pausado ? 'pausar' : 'reanudar';
    showToast({ tono: 'error', texto: textoDe(error, `No se han podido ${accion} los pedidos`) });
    return false;
  } finally {
    if (turno === siguiente) useTablero.setState({ pausaPedida: null });
  }
}

/** `alEmpezar` counts until the server has sent it. */
export function useSinPantallaBarra(alEmpezar: boolean): boolean {
  return useTablero(({ servicio }) => (servicio.rev < 0 ? alEmpezar : servicio.sinPantallaBarra));
}
