import { rutasGestion } from '@carta/contracts';
import { callAs } from './api';
import { inBaseDatos, newId } from './base-datos';
import type { EnMarcha } from './producto';
import type { Local } from './restaurantes';

/**
 * Changes a dish without anybody being told, as if the phone had been asleep meanwhile. The server remembers dishes
 * until it changes one of theirs (docs/decisiones/precios-recordados.md): it is asked to change one that nobody has.
 */
export async function changePlato(
  producto: EnMarcha,
  local: Local,
  nombre: string,
  cambio: { precio?: number; disponible?: boolean },
): Promise<void> {
  const filtro = { restaurante: newId(local.id), nombre };
  await inBaseDatos(producto, (coleccion) => coleccion('productos').updateOne(filtro, { $set: cambio }));
  const ninguno = rutasGestion.disponibilidad(newId().toHexString());
  const peticion = { method: 'PUT', body: { disponible: true } } as const;
  await expect(callAs(producto, local, ninguno, peticion)).rejects.toThrow('404');
}
