import { canceladasPorVer, isRepuestaPorVer } from '@carta/contracts';
import { memo } from 'react';
import { useAnuncio } from '../../../shared/lib/anunciar';
import { t } from '../../lenguas/t';
import { isMudado, textoMudanza } from '../../vivo/tickets/mudados';
import { marchadosDe } from '../../vivo/tickets/novedades';
import type { Novedades } from '../../vivo/tickets/novedades';
import { textoMarcha } from '../../vivo/tickets/marcha-de-pases';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { useNovedades } from '../useNovedades';

/** Only screen readers notice it. */
export const AnuncioCocina = memo(function AnuncioCocina({
  tickets,
}: {
  tickets: readonly TicketConGrupo[];
}) {
  const novedades = useNovedades((todas) => todas);
  const nuevas = mesasOf(tickets.filter(({ ticket }) => novedades.nuevos.has(ticket._id)));
  const canceladas = mesasOf(tickets.filter(({ ticket }) => canceladasPorVer(ticket.productos).length > 0));
  const repuestas = mesasOf(tickets.filter(({ ticket }) => ticket.productos.some(isRepuestaPorVer)));
  useAnuncio(nuevas && t('Pedido nuevo en {mesas}', { mesas: nuevas }));
  useAnuncio(marchasOf(tickets, novedades).join('. '));
  useAnuncio(canceladas && t('Cancelado en {mesas}', { mesas: canceladas }));
  useAnuncio(repuestas && t('Vuelve a pedirse en {mesas}', { mesas: repuestas }));
  useAnuncio(mudadosOf(tickets).join('. '));
  return null;
});

function marchasOf(tickets: readonly TicketConGrupo[], novedades: Novedades): string[] {
  return tickets.flatMap(({ grupo, ticket }) =>
    marchadosDe(novedades, ticket).map(({ nombre }) =>
      t('{que} en la {n}', { que: textoMarcha('marchar', nombre), n: grupo.mesa.numero }),
    ),
  );
}

function mudadosOf(tickets: readonly TicketConGrupo[]): string[] {
  const textos = tickets.flatMap(({ grupo, ticket }) =>
    isMudado(ticket) ? textoMudanza(grupo.mesa.numero, ticket.antes) : [],
  );
  return [...new Set(textos)];
}

function mesasOf(tickets: readonly TicketConGrupo[]): string {
  return tickets.map(({ grupo }) => t('la {n}', { n: grupo.mesa.numero })).join(', ');
}
