import { faltanDe } from '../vivo/modelo/tarjetas-pase';
import type { TarjetaPase } from '../vivo/modelo/tarjetas-pase';

/** Returns 'Mesa 4, Segundos, urgente: falta Plancha', or 'Mesa 4: todo listo'. */
export function nombreTarjeta(tarjeta: TarjetaPase): string {
  const { grupo, nombre } = tarjeta;
  const urgente = tarjeta.isUrgente ? 'urgente' : null;
  const cual = [`Mesa ${grupo.mesa.numero}`, nombre, urgente].filter((parte) => parte !== null).join(', ');
  const faltan = faltanDe(tarjeta);
  return `${cual}: ${faltan === null ? 'todo listo' : `falta ${faltan}`}`;
}
