import { canceladasPorVer, isRepuestaPorVer } from '@carta/contracts';
import { isMudado, textoMudanza } from '../../vivo/modelo/mudados';
import { useTablero } from '../../vivo/useTablero';
import type { TicketConGrupo } from '../modelo/tickets-cocina';

/** Only screen readers notice it. */
export function AnuncioCocina({ tickets }: { tickets: readonly TicketConGrupo[] }) {
  const nuevas = useTablero(({ novedades }) =>
    mesasOf(tickets.filter(({ ticket }) => novedades.nuevos.has(ticket._id))),
  );
  const canceladas = mesasOf(tickets.filter(({ ticket }) => canceladasPorVer(ticket.productos).length > 0));
  const repuestas = mesasOf(tickets.filter(({ ticket }) => ticket.productos.some(isRepuestaPorVer)));
  return (
    <div className="solo-lectores" role="status">
      {nuevas !== '' && <p>Pedido nuevo en {nuevas}</p>}
      {canceladas !== '' && <p>Cancelado en {canceladas}</p>}
      {repuestas !== '' && <p>Vuelve a pedirse en {repuestas}</p>}
      {mudadosOf(tickets).map((texto) => (
        <p key={texto}>{texto}</p>
      ))}
    </div>
  );
}

function mudadosOf(tickets: readonly TicketConGrupo[]): string[] {
  const textos = tickets.flatMap(({ grupo, ticket }) =>
    isMudado(ticket) ? textoMudanza(grupo.mesa.numero, ticket.antes) : [],
  );
  return [...new Set(textos)];
}

function mesasOf(tickets: readonly TicketConGrupo[]): string {
  return tickets.map(({ grupo }) => `la ${grupo.mesa.numero}`).join(', ');
}
