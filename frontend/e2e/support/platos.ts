import { inBaseDatos, newId } from './base-datos';
import type { EnMarcha } from './producto';
import type { Local } from './restaurantes';

/** Changes a dish without anybody being told, as if the phone had been asleep meanwhile. */
export async function changePlato(
  producto: EnMarcha,
  local: Local,
  nombre: string,
  cambio: { precio?: number; disponible?: boolean },
): Promise<void> {
  const filtro = { restaurante: newId(local.id), nombre };
  await inBaseDatos(producto, (coleccion) => coleccion('productos').updateOne(filtro, { $set: cambio }));
}
