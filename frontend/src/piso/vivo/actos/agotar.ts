import { rutasGestion } from '@carta/contracts';
import type { DisponibilidadRequest, Linea, Producto, QuedanRequest } from '@carta/contracts';
import { get, put } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { t } from '../../lenguas/t';
import { conClave } from '../cola/con-clave';
import { noteDeshacible } from '../cola/deshacibles';
import { textoDe } from '../cola/peticiones';

const ERROR = {
  agotar: 'No se ha podido marcar como agotado',
  reponer: 'No se ha podido volver a poner en la carta',
} as const;

/** It is sold out until tomorrow. */
export async function markAgotado({ productoId, nombre }: Linea): Promise<void> {
  if (!(await changeDisponible(productoId, false))) return;
  let repuesto = false;
  const reponer = async () => {
    repuesto ||= await changeDisponible(productoId, true);
    return repuesto ? 'hecho' : 'fallido';
  };
  noteDeshacible({ texto: `${nombre}: ${t('agotado hoy')}`, undo: reponer });
  showToast({
    id: `agotado-${productoId}`,
    texto: `${nombre}: ${t('agotado hoy')}. ${t('Ya no se puede pedir.')}`,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => void reponer() },
  });
}

async function changeDisponible(productoId: string, disponible: boolean): Promise<boolean> {
  const cuerpo: DisponibilidadRequest = disponible ? { disponible } : { disponible, hasta: 'mañana' };
  try {
    await put<Producto>(rutasGestion.disponibilidad(productoId), cuerpo, conClave());
    return true;
  } catch (error) {
    showToast({ texto: textoDe(error, disponible ? ERROR.reponer : ERROR.agotar), tono: 'error' });
    return false;
  }
}

/** Units left, null where it is not counted. @throws ApiError or NetworkError. */
export async function readQuedan(productoId: string): Promise<number | null> {
  const productos = await get<Producto[]>(rutasGestion.productos(), { auth: true });
  return productos.find(({ _id }) => _id === productoId)?.quedan ?? null;
}

/** All attempts share one key. A 409 carries the product of now. */
export function callQuedan(productoId: string, cuerpo: QuedanRequest): Promise<Producto> {
  return put<Producto>(rutasGestion.quedan(productoId), cuerpo, conClave());
}
