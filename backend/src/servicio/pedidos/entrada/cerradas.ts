import { cerradoEn } from '@carta/contracts';
import type { Abre, LineaComanda } from '@carta/contracts';
import { cocinaCerrada } from '../pedidos.errors';

/**
 * Passes a diner's order whose stations and categorías are open, or just were (docs/reglas.md#opening-hours).
 * @throws 409 with the lines that cannot be ordered now
 */
export function assertAbierto(lugar: Abre, lineas: readonly LineaComanda[], ahora: Date): void {
  const cerradas = lineas.flatMap(({ producto }) => {
    const cerrado = cerradoEn(lugar, producto, ahora);
    return cerrado === null || cerrado.gracia !== null ? [] : { ...cerrado, producto };
  });
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}
