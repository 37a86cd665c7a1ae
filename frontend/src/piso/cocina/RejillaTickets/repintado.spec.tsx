import type { Ticket } from '@carta/contracts';
import { act, render } from '@testing-library/react';
import { buildGrupo, buildTicket, withLineas } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero } from '../../vivo/tablero/useTablero';
import { useVista } from '../../vivo/tablero/useVista';
import { ticketsDeCocina } from '../modelo/tickets-cocina';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { RejillaTickets } from './RejillaTickets';

const TICKETS = 60;

const mockDibujados: string[] = [];
jest.mock('../TicketCocina/CabeceraTicket', () => ({
  CabeceraTicket: ({ ticket }: { ticket: Ticket }) => {
    mockDibujados.push(ticket._id);
    return null;
  },
}));

const nada = () => undefined;

function Muro() {
  const tickets = ticketsDeCocina(useVista(), 'todo');
  return <RejillaTickets tickets={tickets} filtro="todo" onMenu={nada} vacio={null} />;
}

it('draws no other ticket again when one of sixty is bumped, nor when one begins', () => {
  equipNavegador();
  // this screen shows them all
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10_000);
  const grupos = Array.from({ length: TICKETS }, (_, i) =>
    buildGrupo({ mesa: i + 1, pedidos: [buildTicket({ lineas: ['pendiente', 'pendiente'] })] }),
  );
  act(() => grupos.forEach(receiveGrupo));
  render(<Muro />);
  expect(new Set(mockDibujados).size).toBe(TICKETS);
  const [primero, segundo] = [grupos[10]!, grupos[20]!];

  mockDibujados.length = 0;
  act(() => receiveGrupo(withLineas(primero, 'listo')));
  expect(mockDibujados).toEqual([]);

  act(() => receiveGrupo(withLineas(segundo, 'en_preparacion')));
  expect(new Set(mockDibujados)).toEqual(new Set([segundo.pedidos[0]!._id]));
  act(() => resetTablero());
});
