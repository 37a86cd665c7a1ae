import { fireEvent, render, screen } from '@testing-library/react';
import { moveLinea } from '../vivo/actos/linea';
import { buildGrupo, buildLinea, buildTicket } from '../vivo/pruebas/fabrica';
import { PasosLinea } from './PasosLinea';

// acciones.spec tests what a move does; here it only matters whether one begins
jest.mock('../vivo/actos/linea', () => ({ moveLinea: jest.fn() }));

it('begins a move for a tap, and none for the second half of a double tap', () => {
  const linea = buildLinea({ estado: 'en_preparacion' });
  const ticket = buildTicket({ lineas: [linea] });
  const grupo = buildGrupo({ pedidos: [ticket] });
  render(
    <PasosLinea className="" grupo={grupo} ticketId={ticket._id} linea={linea}>
      En preparación
    </PasosLinea>,
  );
  const adelante = screen.getByRole('button', { name: /^Avanzar/ });

  fireEvent.click(adelante, { detail: 2 });
  expect(moveLinea).not.toHaveBeenCalled();
  fireEvent.click(adelante, { detail: 1 });
  expect(moveLinea).toHaveBeenCalledWith(grupo, ticket._id, linea, 'listo');
});
