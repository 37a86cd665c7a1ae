import { Profiler } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero } from '../../vivo/tablero/useTablero';
import { useVista } from '../../vivo/tablero/useVista';
import { PASO, TANDA } from '../modelo/dibujados';
import { ticketsDeCocina } from '../modelo/tickets-cocina';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { useTeclas } from '../useTeclas';
import { RejillaTickets } from './RejillaTickets';

const TICKETS = 93;
/** The first ticket has a hundred lines; the others are short, because jsdom is slow. */
const lineasDe = (i: number) => (i === 0 ? 100 : 1);
const PANTALLA_PX = 960;
const TICKET_PX = 640;

const nada = () => undefined;

function Muro() {
  useTeclas({ vista: 'todo', hayEstaciones: false, onVista: nada, onPanel: nada, onAyuda: nada });
  const tickets = ticketsDeCocina(useVista(), 'todo');
  return <RejillaTickets tickets={tickets} filtro="todo" onMenu={nada} vacio={null} />;
}

/** The lines of a ticket share its height. */
const rectOf = ({ parentElement }: Element) =>
  ({ top: 0, bottom: 0, height: TICKET_PX / (parentElement?.children.length ?? 1) }) as DOMRect;

/** jsdom has no sizes: every ticket is two thirds of the screen high, and three are beside one another. */
beforeEach(() => {
  equipNavegador();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(PANTALLA_PX);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  act(() => {
    for (let i = 0; i < TICKETS; i++) {
      const createdAt = new Date(Date.UTC(2026, 2, 1, 13, i)).toISOString();
      const lineas = Array.from({ length: lineasDe(i) }, (_, n) => buildLinea({ nombre: `Plato ${n + 1}` }));
      receiveGrupo(buildGrupo({ mesa: i + 1, pedidos: [buildTicket({ createdAt, lineas })] }));
    }
  });
});

afterEach(() => {
  act(() => resetTablero());
  jest.restoreAllMocks();
});

// found by their element: roles and names of so many take jsdom many seconds
const dibujados = () => [...document.querySelectorAll('article')];
const lineasEn = (dentro: ParentNode) => dentro.querySelectorAll('article ul > li');
const rejilla = () => screen.getByLabelText('Pedidos por hacer');
const nombres = () => dibujados().map((ticket) => ticket.getAttribute('aria-label'));

it('draws the oldest of very many tickets and what comes next, folded, and counts all the rest', () => {
  render(<Muro />);

  expect(dibujados().length).toBeLessThan(TICKETS);
  expect(dibujados().length).toBeGreaterThanOrEqual(TANDA);
  expect(lineasEn(document)).toHaveLength(12 + dibujados().length - 1);
  // jsdom reports no change of size
  fireEvent.scroll(rejilla());
  const vistos = 3;
  expect(screen.getByText('más').closest('button')).toHaveTextContent(`${TICKETS - vistos}pedidos más`);
});

it('draws a few of them at a time, and measures each once', () => {
  const medidos = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  medidos.mockClear();
  const vistos: number[] = [];
  const noteVistos = () => void vistos.push(dibujados().length);
  render(
    <Profiler id="muro" onRender={noteVistos}>
      <Muro />
    </Profiler>,
  );

  const pasos = vistos.map((cuantos, i) => cuantos - (vistos[i - 1] ?? 0));
  expect(Math.max(...pasos)).toBe(PASO);
  const lineas = medidos.mock.contexts.filter((contexto) => (contexto as Element).tagName === 'LI');
  expect(lineas.length).toBeLessThanOrEqual(lineasEn(document).length + PASO);
});

it('folds a ticket of a hundred lines with a count, and opens it whole with a tap', () => {
  render(<Muro />);
  const largo = dibujados()[0]!;
  expect(lineasEn(largo.parentElement!)).toHaveLength(12);

  fireEvent.click(within(largo).getByText('+ 88 más'));

  expect(lineasEn(largo.parentElement!)).toHaveLength(100);
  expect(within(largo).getByText('Ver menos')).toBeVisible();
});

it('draws on as the wall is scrolled, up to the last ticket, in their order', () => {
  render(<Muro />);
  const lista = rejilla();

  for (let pantalla = 1; pantalla <= TICKETS / 3; pantalla++) {
    lista.scrollTop = pantalla * PANTALLA_PX;
    fireEvent.scroll(lista);
    expect(dibujados().length).toBeGreaterThanOrEqual(Math.min(TICKETS, 3 * pantalla + 3));
  }

  expect(nombres()).toEqual(Array.from({ length: TICKETS }, (_, i) => `Mesa ${i + 1}, ronda 1`));
});

it('reaches a ticket that is not drawn by its number', () => {
  render(<Muro />);
  expect(nombres()).not.toContain('Mesa 87, ronda 1');

  fireEvent.keyDown(window, { key: '8' });
  fireEvent.keyDown(window, { key: '7' });

  expect(document.activeElement?.closest('article')).toHaveAttribute('aria-label', 'Mesa 87, ronda 1');
});
