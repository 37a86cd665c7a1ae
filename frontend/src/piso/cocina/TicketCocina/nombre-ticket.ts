import { textoAlergenos } from '@carta/contracts';
import type { Avisado, Grupo, Ticket } from '@carta/contracts';
import { nombreAlergeno } from '../../../shared/ui/Alergenos/nombre-alergeno';
import { textoAvisado } from '../../ui/Alergia';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isUrgentePorHacer } from '../../vivo/tickets/urgentes';
import { t } from '../../lenguas/t';

/** That it is urgent, and an allergy, also one in a note or told by its mesa before, are part of the name. */
export function nombreDe({ mesa }: Grupo, ticket: Ticket, avisado: Avisado): string {
  const { numero, evita } = ticket;
  const que = textoAvisado(avisado);
  const avisos = [
    ...(isUrgentePorHacer(ticket) ? [t('urgente')] : []),
    ...(evita ? [t('alergia: {alergenos}', { alergenos: textoAlergenos(evita, nombreAlergeno) })] : []),
    ...(que === null ? [] : [t('la mesa avisó: {que}', { que })]),
    ...notasDeAlergia(ticket).map((nota) => t('nota: {nota}', { nota })),
  ];
  return [t('Mesa {mesa}, ronda {ronda}', { mesa: mesa.numero, ronda: numero }), ...avisos].join(', ');
}
