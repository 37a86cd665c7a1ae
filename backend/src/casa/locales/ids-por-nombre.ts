import { isMismoNombre } from '@carta/contracts';
import { newId } from '../../plataforma/base-datos/ids';

/** One without an id is the stored one of the same name, so that a retry makes no second one. */
export function keepIds<T extends { _id?: string; nombre: string }>(
  pedidas: readonly T[],
  guardadas: readonly { _id: string; nombre: string }[],
): (T & { _id: string })[] {
  const pedidos = new Set(pedidas.flatMap(({ _id }) => _id?.toLowerCase() ?? []));
  return pedidas.map((pedida) => {
    const llamada = guardadas.find(
      ({ _id, nombre }) => isMismoNombre(nombre, pedida.nombre) && !pedidos.has(_id),
    );
    const _id = pedida._id?.toLowerCase() ?? llamada?._id ?? newId().toHexString();
    return { ...pedida, _id, nombre: pedida.nombre.trim() };
  });
}
