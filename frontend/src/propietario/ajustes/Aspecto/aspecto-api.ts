import { rutasGestion } from '@carta/contracts';
import type { Aspecto, PiezaAspecto } from '@carta/contracts';
import { del, put } from '../../../shared/api/cliente';
import { upload } from '../../../shared/api/upload';

/** @param color null: the default. */
export function saveColor(restauranteId: string, color: string | null): Promise<Aspecto> {
  return put<Aspecto>(rutasGestion.aspecto(restauranteId), { color }, { auth: true });
}

export function savePieza(restauranteId: string, pieza: PiezaAspecto, foto: Blob): Promise<Aspecto> {
  const body = new FormData();
  body.append('imagen', foto, pieza);
  return upload<Aspecto>(rutasGestion.fotoAspecto(restauranteId, pieza), { method: 'PUT', body });
}

export function removePieza(restauranteId: string, pieza: PiezaAspecto): Promise<Aspecto> {
  return del<Aspecto>(rutasGestion.fotoAspecto(restauranteId, pieza), { auth: true });
}
