import { normalizeTexto, parseMesas, writeMesas } from '@carta/contracts';
import type { CambiarZonasRequest, Zona } from '@carta/contracts';
import { newId } from '../../plataforma/base-datos/ids';

/** A zona without an id is the stored one of the same name, so that a retry makes no second one. */
export function toZonas({ zonas }: CambiarZonasRequest, guardadas: readonly Zona[]): Zona[] {
  const pedidos = new Set(zonas.flatMap(({ _id }) => _id?.toLowerCase() ?? []));
  return zonas.map(({ _id, nombre, mesas }) => {
    const llamada = guardadas.find(
      (guardada) => isMismo(guardada.nombre, nombre) && !pedidos.has(guardada._id),
    );
    const leidas = parseMesas(mesas);
    return {
      _id: _id?.toLowerCase() ?? llamada?._id ?? newId().toHexString(),
      nombre: nombre.trim(),
      mesas: writeMesas(leidas.ok ? leidas.rangos : []),
    };
  });
}

function isMismo(a: string, b: string): boolean {
  return normalizeTexto(a) === normalizeTexto(b);
}
