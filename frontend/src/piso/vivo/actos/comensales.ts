import { rutasSala } from '@carta/contracts';
import type { DecirComensalesRequest, Grupo } from '@carta/contracts';
import { askAhora } from '../cola/peticiones';

/** Null: nobody says how many they are any more. Resolves to whether it was done. */
export async function sayComensales({ grupoMesa, rev }: Grupo, comensales: number | null): Promise<boolean> {
  const dicho = await askAhora({
    grupoMesa,
    ruta: rutasSala.comensales(grupoMesa),
    cuerpo: (): DecirComensalesRequest => ({ comensales, rev }),
    error: 'No se ha podido apuntar cuántos son',
  });
  return dicho !== null;
}
