import {
  aperturaEn,
  estacionDe,
  horasDeCategoria,
  horasDeEstacion,
  isPedible,
  textoCategoriaCerrada,
  textoEstacionCerrada,
} from '@carta/contracts';
import type { Horario, LineaComanda, ProductoVendible } from '@carta/contracts';
import { cocinaCerrada } from '../pedidos.errors';
import type { LineaCerrada } from '../pedidos.errors';

/**
 * Lets an order of a diner pass if its stations and its categorías are open, or were until a moment ago
 * (docs/reglas.md#opening-hours).
 * @throws 409 with the lines that cannot be ordered now
 */
export function assertAbierto(
  horario: Horario | undefined,
  lineas: readonly LineaComanda[],
  ahora: Date,
): void {
  const cerradas = lineas.flatMap(({ producto }) => closedOf(horario, producto, ahora) ?? []);
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}

function closedOf(
  horario: Horario | undefined,
  producto: ProductoVendible,
  ahora: Date,
): LineaCerrada | null {
  const { id: productoId, nombre, tipo, servida } = producto;
  const suya = horasDeCategoria(servida?.horas);
  const deEstacion = horasDeEstacion(horario, estacionDe(tipo));
  const todas = [suya, deEstacion].flatMap((horas) => horas ?? []);
  if (isPedible(todas, ahora)) return null;
  const apertura = aperturaEn(todas, ahora);
  const abre = apertura.abierto ? null : apertura.abre;
  const motivo =
    servida && suya && !isPedible([suya], ahora)
      ? textoCategoriaCerrada(servida.nombre, servida.horas)
      : textoEstacionCerrada(estacionDe(tipo), abre, ahora);
  return { productoId, nombre, motivo, abre };
}
