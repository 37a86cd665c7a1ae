import { siguienteJornada } from '@carta/contracts';
import type { DisponibilidadRequest, Husos, Opcion, Producto } from '@carta/contracts';

/** The next service day brings it back, or a person does. */
export type Hasta = 'hoy' | 'aviso';

export interface Agotable {
  disponible: boolean;
  agotadoHasta?: string;
}

/** Returns the state that the server is expected to confirm. */
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

/** Without `formato` the product itself changes. */
export function withAgotable(producto: Producto, agotable: Agotable, formato?: string): Producto {
  if (formato !== undefined)
    return { ...producto, formatos: replaceIn(producto.formatos ?? [], formato, agotable) };
  const estado = agotable.disponible ? 'disponible' : 'agotado';
  const { quedan, ...resto } = withIt(producto, agotable);
  // whoever puts it back on sale at none counts it no longer
  const sigue = quedan !== undefined && !(agotable.disponible && quedan === 0);
  return { ...resto, ...(sigue && { quedan }), estado };
}

/** Takes from the server's the count and what follows from it. */
export function withQuedan(
  { quedan: _, ...producto }: Producto,
  { quedan, estado, ...fresco }: Producto,
): Producto {
  return { ...withIt(producto, agotableOf(fresco)), estado, ...(quedan !== undefined && { quedan }) };
}

export function withPlatoAgotable(producto: Producto, agotable: Agotable, plato: string): Producto {
  const { menu } = producto;
  if (!menu) return producto;
  const pases = menu.pases.map((pase) => ({ ...pase, platos: replaceIn(pase.platos, plato, agotable) }));
  return { ...producto, menu: { ...menu, pases } };
}

export function withValorAgotable(opcion: Opcion, agotable: Agotable, valor: string): Opcion {
  return { ...opcion, valores: replaceIn(opcion.valores, valor, agotable) };
}

function replaceIn<T extends Agotable & { _id: string }>(
  lista: readonly T[],
  id: string,
  agotable: Agotable,
): T[] {
  return lista.map((cosa) => (cosa._id === id ? withIt(cosa, agotable) : cosa));
}

function withIt<T extends Agotable>(cosa: T, agotable: Agotable): T {
  const { agotadoHasta: _, ...resto } = cosa;
  return { ...resto, ...agotable } as T;
}

export function toAgotado(hasta: Hasta): DisponibilidadRequest {
  return hasta === 'hoy' ? { disponible: false, hasta: 'mañana' } : { disponible: false };
}

export function hastaOf({ agotadoHasta }: Agotable): Hasta {
  return agotadoHasta === undefined ? 'aviso' : 'hoy';
}

/** 'Agotado · vuelve mañana' */
export function textoDisponible(agotable: Agotable): string {
  if (agotable.disponible) return 'Disponible';
  return hastaOf(agotable) === 'hoy' ? 'Agotado · vuelve mañana' : 'Agotado';
}
