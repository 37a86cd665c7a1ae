import type { MouseEvent } from 'react';
import { moveLinea } from '../vivo/acciones';
import { buildGrupo, buildLinea, buildTicket } from '../vivo/pruebas/fabrica';
import { pasosOf } from './pasos-linea';

// what a move does is told in acciones.spec; here it only matters whether one begins
jest.mock('../vivo/acciones', () => ({ moveLinea: jest.fn() }));

const tap = (veces: number) => ({ detail: veces }) as MouseEvent;

it('begins a move for a tap, and none for the second half of a double tap', () => {
  const linea = buildLinea({ estado: 'en_preparacion' });
  const ticket = buildTicket({ lineas: [linea] });
  const grupo = buildGrupo({ pedidos: [ticket] });
  const { handleAdelante } = pasosOf(grupo, ticket._id, linea);

  handleAdelante?.(tap(2));
  expect(moveLinea).not.toHaveBeenCalled();
  handleAdelante?.(tap(1));
  expect(moveLinea).toHaveBeenCalledWith(grupo, ticket._id, linea, 'listo');
});
