import { cerradoEn } from '@carta/contracts';
import type { Abre, LineaComanda } from '@carta/contracts';
import { cocinaCerrada } from '../pedidos.errors';

/**
 * Lets an order of a diner pass if its stations and its categorías are open, or were until a moment ago
 * (docs/reglas.md#opening-hours).
 * @throws 409 with the lines that cannot be ordered now
 */
export function assertAbierto(lugar: Abre, lineas: readonly LineaComanda[], ahora: Date): void {
  const cerradas = lineas.flatMap(({ producto }) => {
    const cerrado = cerradoEn(lugar, producto, ahora);
    return cerrado === null || cerrado.gracia !== null ? [] : { ...cerrado, producto };
  });
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}
