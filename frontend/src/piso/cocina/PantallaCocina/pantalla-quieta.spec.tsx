import type { Restaurante } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import { buildGrupo, buildTicket } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero } from '../../vivo/tablero/useTablero';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { PantallaCocina } from './PantallaCocina';

const mockDibujados: string[] = [];
jest.mock('../EstadoPantalla', () => ({
  EstadoPantalla: () => void mockDibujados.push('the line of states'),
}));
jest.mock('../Barra/BotonBarra', () => ({
  BotonBarra: () => void mockDibujados.push('a button of the bar'),
}));

const nada = () => undefined;

it('draws nothing around the tickets again when an order comes, but how many there are', () => {
  equipNavegador();
  Object.assign(globalThis, { fetch: () => new Promise(nada) });
  render(
    <PantallaCocina
      restaurante={{ _id: 'r1', nombre: 'La Tasca' } as Restaurante}
      dispositivo={null}
      filtro="todo"
      estaciones={null}
      isSolo={false}
      onVista={nada}
      onEstaciones={nada}
      tema="oscuro"
      onTema={nada}
    />,
  );
  expect(mockDibujados).not.toEqual([]);

  mockDibujados.length = 0;
  act(() => receiveGrupo(buildGrupo({ pedidos: [buildTicket()] })));

  expect(screen.getByText('pedido').parentElement).toHaveTextContent('1 pedido');
  expect(mockDibujados).toEqual([]);
  act(resetTablero);
});
