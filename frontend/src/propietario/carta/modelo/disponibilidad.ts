import { siguienteJornada } from '@carta/contracts';
import type { DisponibilidadRequest, Husos, Opcion, Producto } from '@carta/contracts';

/** Until when something is sold out: the next service day brings it back, or a person does. */
export type Hasta = 'hoy' | 'aviso';

/** Whether something can be ordered: a product, one of its formatos, a value of an opción. */
export interface Agotable {
  disponible: boolean;
  agotadoHasta?: string;
}

/** As it will be when the server agrees. */
export function toAgotable(
  husos: Husos,
  { disponible, hasta }: DisponibilidadRequest,
  ahora = new Date(),
): Agotable {
  return { disponible, ...(hasta && { agotadoHasta: siguienteJornada(husos, ahora).toISOString() }) };
}

export function agotableOf({ disponible, agotadoHasta }: Agotable): Agotable {
  return { disponible, ...(agotadoHasta !== undefined && { agotadoHasta }) };
}

/** The product with this said of one of its formatos, or of itself where none is named. */
export function withAgotable(producto: Producto, agotable: Agotable, formato?: string): Producto {
  if (formato !== undefined)
    return { ...producto, formatos: replaceIn(producto.formatos ?? [], formato, agotable) };
  const estado = agotable.disponible ? 'disponible' : 'agotado';
  return { ...withIt(producto, agotable), estado };
}

/** The opción with this said of one of its values. */
export function withValorAgotable(opcion: Opcion, agotable: Agotable, valor: string): Opcion {
  return { ...opcion, valores: replaceIn(opcion.valores, valor, agotable) };
}

function replaceIn<T extends Agotable & { _id: string }>(
  lista: readonly T[],
  id: string,
  agotable: Agotable,
): T[] {
  return lista.map((uno) => (uno._id === id ? withIt(uno, agotable) : uno));
}

function withIt<T extends Agotable>(cosa: T, agotable: Agotable): T {
  const { agotadoHasta: _, ...resto } = cosa;
  return { ...resto, ...agotable } as T;
}

/** What is asked of the server to sell something out. */
export function toAgotado(hasta: Hasta): DisponibilidadRequest {
  return hasta === 'hoy' ? { disponible: false, hasta: 'mañana' } : { disponible: false };
}

export function hastaOf({ agotadoHasta }: Agotable): Hasta {
  return agotadoHasta === undefined ? 'aviso' : 'hoy';
}

/** What a row says beside its switch: what is, and until when. */
export function textoDisponible(agotable: Agotable): string {
  if (agotable.disponible) return 'Disponible';
  return hastaOf(agotable) === 'hoy' ? 'Agotado · vuelve mañana' : 'Agotado';
}
