import { newId, withDatabaseOf } from '../../../backend/test/support/base-en-marcha';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** Changes a dish without anybody being told, as if the phone had been asleep meanwhile. */
export async function changePlato(
  producto: EnMarcha,
  local: Local,
  nombre: string,
  cambio: { precio?: number; disponible?: boolean },
): Promise<void> {
  const filtro = { restaurante: newId(local.id), nombre };
  await withDatabaseOf(producto.dataDir, (base) =>
    base.collection('productos').updateOne(filtro, { $set: cambio }),
  );
}
