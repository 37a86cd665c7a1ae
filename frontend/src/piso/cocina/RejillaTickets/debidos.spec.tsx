import type { LatidoTablero } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import { BandaSinConexion, LamparaConexion } from '../../ui/EstadoConexion';
import { buildGrupo } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, receiveLatido, resetTablero, useTablero } from '../../vivo/tablero/useTablero';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { useTickets } from '../useTickets';
import { RejillaTickets } from './RejillaTickets';

const TICKETS = 40;
const nada = () => undefined;

/** What is broken: the next part is never drawn; nothing can be measured; a deferred drawing never comes. */
let mockRoto: 'partes' | 'medidas' | 'diferido' | null;
jest.mock('../modelo/dibujados', () => {
  const entero = jest.requireActual<object>('../modelo/dibujados');
  return { ...entero, faltaDibujar: () => mockRoto === null };
});
jest.mock('./medidas', () => {
  const entero = jest.requireActual<{ readAltos: (...args: unknown[]) => unknown }>('./medidas');
  return {
    ...entero,
    readAltos: (...args: unknown[]) => (mockRoto === 'medidas' ? new Map() : entero.readAltos(...args)),
  };
});
jest.mock('react', () => {
  const entero = jest.requireActual<{ useRef: (valor: unknown) => { current: unknown } }>('react');
  return {
    ...entero,
    useDeferredValue: (valor: unknown) => {
      const primero = entero.useRef(valor).current;
      return mockRoto === 'diferido' ? primero : valor;
    },
  };
});

function Muro() {
  return (
    <>
      <BandaSinConexion />
      <LamparaConexion />
      <RejillaTickets tickets={useTickets('todo', null)} filtro="todo" onMenu={nada} vacio={null} />
    </>
  );
}

beforeEach(() => {
  mockRoto = null;
  equipNavegador();
});
afterEach(() => act(resetTablero));

const order = () =>
  act(() => {
    for (let mesa = 1; mesa <= TICKETS; mesa++) receiveGrupo(buildGrupo({ mesa }));
  });
const open = () => {
  render(<Muro />);
  act(() => useTablero.setState({ conexion: { estado: 'directo' } }));
};
const hear = () => {
  const { servicio } = useTablero.getState();
  const latido = { hora: new Date().toISOString(), servicio, estaciones: { cocina: 1, barra: 1 } };
  act(() => receiveLatido(latido as LatidoTablero));
};
// found by their element: roles of so many take jsdom seconds
const dibujados = () => document.querySelectorAll('article').length;
const banda = () => screen.queryByText('Hay pedidos que no se ven en esta pantalla');

it('draws what should have come in parts and did not, at the second latido', () => {
  mockRoto = 'partes';
  order();
  open();
  expect(dibujados()).toBeLessThan(TICKETS);

  hear();
  expect(dibujados()).toBeLessThan(TICKETS);
  hear();
  expect(dibujados()).toBe(TICKETS);
  hear();
  expect(banda()).toBeNull();
  expect(screen.getByText('En directo')).toBeVisible();
});

it('draws what a deferred drawing keeps back', () => {
  mockRoto = 'diferido';
  open();
  order();
  expect(dibujados()).toBe(0);

  hear();
  hear();
  expect(dibujados()).toBe(TICKETS);
});

it('says that it does not show everything where that did not help, until it does', () => {
  mockRoto = 'medidas';
  order();
  open();

  hear();
  hear();
  expect(banda()).toBeNull();
  hear();
  expect(banda()).toBeVisible();
  expect(screen.queryByText('En directo')).toBeNull();
  expect(screen.getByText('Faltan pedidos')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recargar página' })).toBeVisible();

  mockRoto = null;
  act(() => receiveGrupo(buildGrupo({ mesa: 60 })));
  hear();
  expect(banda()).toBeNull();
  expect(screen.getByText('En directo')).toBeVisible();
});
