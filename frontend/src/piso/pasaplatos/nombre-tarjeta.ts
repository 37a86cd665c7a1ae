import { textoMesas } from '../vivo/mesas/partidas-abiertas';
import { faltanDe } from '../vivo/tickets/tarjetas-pasaplatos';
import type { TarjetaPasaplatos } from '../vivo/tickets/tarjetas-pasaplatos';
import { t } from '../lenguas/t';

/** Returns 'Mesa 4, Segundos, urgente: falta Plancha', or 'Mesa 4: todo listo'. */
export function nombreTarjeta(tarjeta: TarjetaPasaplatos): string {
  const { mesas, nombre } = tarjeta;
  const urgente = tarjeta.isUrgente ? t('urgente') : null;
  const cual = [textoMesas(mesas), nombre, urgente].filter((parte) => parte !== null).join(', ');
  const faltan = faltanDe(tarjeta);
  return `${cual}: ${faltan === null ? t('todo listo') : t('falta {que}', { que: faltan })}`;
}
