import { isEnEspera, isEntregado, isPorHacer, isUrgente, platosVivosOf } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { t } from '../../lenguas/t';

type ConLineas = Pick<Ticket, 'urgente' | 'productos'>;

/** Of the lines given: a station's part of a ticket, or a pase's, is urgent while something of it is. */
export function isTicketUrgente({ urgente, productos }: ConLineas): boolean {
  return isUrgente(urgente, productos);
}

/** Something that is still to be made of it is urgent. */
export function isUrgentePorHacer({ urgente, productos }: ConLineas): boolean {
  return urgente !== undefined && isTicketUrgente({ urgente, productos: productos.filter(isPorHacer) });
}

/** Something of it is under way and not served, so that it may be marked. */
export function canUrgente({ productos }: ConLineas): boolean {
  return platosVivosOf(productos).some((linea) => !isEnEspera(linea) && !isEntregado(linea));
}

/** Returns 'Urgente', or 'Ya no es urgente'. */
export function textoUrgente(isMarcado: boolean): string {
  return t(isMarcado ? 'Urgente' : 'Ya no es urgente');
}
