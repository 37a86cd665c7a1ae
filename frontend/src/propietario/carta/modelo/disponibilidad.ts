import { siguienteJornada } from '@carta/contracts';
import type { DisponibilidadRequest, Producto } from '@carta/contracts';

/** Until when something is sold out: the next service day brings it back, or a person does. */
export type Hasta = 'hoy' | 'aviso';

/** The product as it will be when the server agrees. */
export function withDisponibilidad(
  producto: Producto,
  { disponible, hasta }: DisponibilidadRequest,
  ahora = new Date(),
): Producto {
  const { agotadoHasta: _, ...resto } = producto;
  const vuelta = hasta && { agotadoHasta: siguienteJornada(ahora).toISOString() };
  return { ...resto, disponible, estado: disponible ? 'disponible' : 'agotado', ...vuelta };
}

/** What is asked of the server to sell something out. */
export function toAgotado(hasta: Hasta): DisponibilidadRequest {
  return hasta === 'hoy' ? { disponible: false, hasta: 'mañana' } : { disponible: false };
}

export function hastaOf({ agotadoHasta }: Producto): Hasta {
  return agotadoHasta === undefined ? 'aviso' : 'hoy';
}

/** What a row says beside its switch: what is, and until when. */
export function textoDisponible(producto: Producto): string {
  if (producto.disponible) return 'Disponible';
  return hastaOf(producto) === 'hoy' ? 'Agotado · vuelve mañana' : 'Agotado';
}
