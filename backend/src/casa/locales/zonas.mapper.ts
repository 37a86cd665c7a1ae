import { parseMesas, writeMesas } from '@carta/contracts';
import type { CambiarZonasRequest, Zona } from '@carta/contracts';
import { keepIds } from './ids-por-nombre';

export function toZonas({ zonas }: CambiarZonasRequest, guardadas: readonly Zona[]): Zona[] {
  return keepIds(zonas, guardadas).map(({ _id, nombre, mesas }) => {
    const leidas = parseMesas(mesas);
    return { _id, nombre, mesas: writeMesas(leidas.ok ? leidas.rangos : []) };
  });
}
