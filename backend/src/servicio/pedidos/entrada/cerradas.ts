import { cerradoEn } from '@carta/contracts';
import type { Abre, LineaComanda, Servido } from '@carta/contracts';
import { cocinaCerrada } from '../pedidos.errors';

/**
 * A menu is as open as the stations of its dishes, whose own hours do not count.
 * @throws 409 with the lines whose station, categoría or menu is closed (docs/reglas/casa.md#opening-hours)
 */
export function assertAbierto(lugar: Abre, lineas: readonly LineaComanda[], ahora: Date): void {
  const cerradas = lineas.flatMap(({ producto, menu }) => {
    const partes: Servido[] = [
      producto,
      ...(menu?.platos ?? []).map((plato) => ({ tipo: plato.producto.tipo })),
    ];
    const cerrado = partes
      .map((parte) => cerradoEn(lugar, parte, ahora))
      .find((parte) => parte !== null && parte.gracia === null);
    return cerrado ? { ...cerrado, producto } : [];
  });
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}
