import type { MouseEvent } from 'react';
import { moveLinea } from '../vivo/acciones';
import { buildGrupo, buildLinea, buildPedido } from '../vivo/pruebas/fabrica';
import { pasosOf } from './pasos-linea';

// what a move does is told in acciones.spec; here it only matters whether one begins
jest.mock('../vivo/acciones', () => ({ moveLinea: jest.fn() }));

const tap = (veces: number) => ({ detail: veces }) as MouseEvent;

it('begins a move for a tap, and none for the second half of a double tap', () => {
  const linea = buildLinea({ estado: 'en_preparacion' });
  const pedido = buildPedido({ lineas: [linea] });
  const grupo = buildGrupo({ pedidos: [pedido] });
  const { handleAdelante } = pasosOf(grupo, pedido._id, linea);

  handleAdelante?.(tap(2));
  expect(moveLinea).not.toHaveBeenCalled();
  handleAdelante?.(tap(1));
  expect(moveLinea).toHaveBeenCalledWith(grupo, pedido._id, linea, 'listo');
});
