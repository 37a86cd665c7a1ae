import type { Grupo } from '@carta/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { browseFrom } from '../../../shared/api/pruebas/navegador';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildTicket, withLineas } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero } from '../../vivo/tablero/useTablero';
import { useVista } from '../../vivo/tablero/useVista';
import { REPOSO_MS } from '../../vivo/tablero/quietud';
import { ticketsDeCocina } from '../modelo/tickets-cocina';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { ServidorCocina } from '../pruebas/servidorCocina';
import { RejillaTickets } from './RejillaTickets';

let servidor: ServidorCocina;

useSesionViva();
beforeEach(async () => {
  equipNavegador();
  servidor = new ServidorCocina();
  await servidor.start();
  browseFrom(servidor.origen);
});

afterEach(() => {
  servidor.stop();
  act(() => resetTablero());
});

function Muro() {
  const tickets = ticketsDeCocina(useVista(), 'todo');
  return (
    <RejillaTickets tickets={tickets} filtro="todo" onMenu={() => undefined} vacio={<p>Todo hecho</p>} />
  );
}

function tell(grupo: Grupo): void {
  servidor.grupos.set(grupo.grupoMesa, grupo);
  act(() => receiveGrupo(grupo));
}

/** The wall has one ticket of each of these mesas. */
function open(...mesas: number[]): Grupo[] {
  const grupos = mesas.map((mesa) =>
    buildGrupo({
      mesa,
      pedidos: [
        buildTicket({ createdAt: `2026-03-01T13:0${mesa}:00.000Z`, lineas: ['en_preparacion', 'pendiente'] }),
      ],
    }),
  );
  grupos.forEach(tell);
  render(<Muro />);
  return grupos;
}

const places = () => screen.getAllByRole('listitem').filter((item) => 'lugar' in item.dataset);

it('leaves a ghost with its number where a ticket was, whoever has bumped it', async () => {
  const [, segundo] = open(1, 2, 3);
  tell(withLineas(segundo!, 'listo'));

  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(places().map(({ textContent }) => /Mesa \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Mesa 1',
    'Mesa 2',
    'Mesa 3',
  ]);
  const fantasma = within(places()[1]!);
  expect(fantasma.getByText('Mesa 2 · Listo')).toBeVisible();
  expect(fantasma.getByText('2')).toBeVisible();

  // it stays for two seconds: nothing is awaited before the tap
  fireEvent.click(fantasma.getByRole('button', { name: 'Deshacer la mesa 2' }));
  await waitFor(() =>
    expect(servidor.movidas).toMatchObject([
      { url: expect.stringMatching(/estado$/), estado: 'en_preparacion' },
      { url: expect.stringMatching(/estado$/), estado: 'en_preparacion' },
    ]),
  );
});

it('brings a ticket back to its place with its number', () => {
  const [primero] = open(1, 2);
  tell(withLineas(primero!, 'listo'));
  tell({ ...primero!, rev: 3 });

  expect(within(places()[0]!).getByRole('article', { name: 'Mesa 1, ronda 1' })).toBeVisible();
  expect(within(places()[0]!).getByText('1', { selector: 'kbd' })).toBeVisible();
});

it('says that a ticket is gone, without a way back, when its mesa has paid', () => {
  const [primero] = open(1, 2);
  tell({ ...withLineas(primero!, 'entregado'), pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(screen.getByText('Mesa 1 · Retirado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
});

it('holds even the last place, and then says that all is done', () => {
  jest.useFakeTimers();
  try {
    const [primero] = open(1);
    tell(withLineas(primero!, 'listo'));
    act(() => jest.advanceTimersByTime(REPOSO_MS - 1));
    expect(screen.getByText('Mesa 1 · Listo')).toBeVisible();

    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Todo hecho')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('lets the last place go also when its timer is a moment early', () => {
  jest.useFakeTimers();
  try {
    const [unico] = open(1);
    tell(withLineas(unico!, 'listo'));
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() - 0.6);

    act(() => jest.advanceTimersByTime(REPOSO_MS));

    expect(screen.getByText('Todo hecho')).toBeVisible();
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});
