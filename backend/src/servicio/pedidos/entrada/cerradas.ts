import { cerradoEn } from '@carta/contracts';
import type { Abre, LineaComanda } from '@carta/contracts';
import { cocinaCerrada } from '../pedidos.errors';

/** @throws 409 with the lines whose station or categoría is closed (docs/reglas.md#opening-hours) */
export function assertAbierto(lugar: Abre, lineas: readonly LineaComanda[], ahora: Date): void {
  const cerradas = lineas.flatMap(({ producto }) => {
    const cerrado = cerradoEn(lugar, producto, ahora);
    return cerrado === null || cerrado.gracia !== null ? [] : { ...cerrado, producto };
  });
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}
