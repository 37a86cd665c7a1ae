import { useRef } from 'react';
import type { Ticket } from '@carta/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { useVisto } from './vistos';

type Medida = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>;

const ALTO_PANTALLA = 800;
/** This is longer than the wait and several retries of a report. */
const UN_RATO = 3_000;
const UN_MINUTO = 60_000;

/** jsdom has no IntersectionObserver, so the test says what is in view. */
let look: (parte: number, alto?: number) => void;
let rutas: string[];
let answer: () => Promise<unknown>;

function TicketTablero({ ticket }: { ticket: Ticket }) {
  const ref = useRef<HTMLElement>(null);
  useVisto(ticket, ref);
  return <article ref={ref} />;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hide = (estado: 'visible' | 'hidden') =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(estado);

useSesionViva();
beforeEach(() => {
  jest.useFakeTimers();
  rutas = [];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.assign(globalThis, {
    fetch: (ruta: string) => {
      rutas.push(ruta);
      return answer();
    },
    IntersectionObserver: class {
      constructor(onCambio: (medidas: Medida[]) => void) {
        look = (parte, alto = 400) =>
          onCambio([
            {
              intersectionRatio: parte,
              intersectionRect: { height: parte * alto } as DOMRectReadOnly,
              rootBounds: { height: ALTO_PANTALLA } as DOMRectReadOnly,
            },
          ]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('is told of a ticket that has been in view, by half of itself or of the screen', async () => {
  const [medio, alto] = [buildTicket(), buildTicket()];
  const { rerender } = render(<TicketTablero key="medio" ticket={medio} />);
  look(0.5);
  await pass(UN_RATO);
  expect(rutas).toEqual([`/api/pedidos/${medio._id}/visto`]);

  rerender(<TicketTablero key="alto" ticket={alto} />);
  look(0.2, 2_000);
  await pass(UN_RATO);
  expect(rutas.at(-1)).toBe(`/api/pedidos/${alto._id}/visto`);
});

it('is not told of a ticket below the fold, nor of one that is scrolled past', async () => {
  render(<TicketTablero ticket={buildTicket()} />);
  look(0);
  await pass(UN_MINUTO);
  look(0.4);
  await pass(UN_MINUTO);
  look(1);
  await pass(500);
  look(0);
  await pass(UN_MINUTO);

  expect(rutas).toEqual([]);
});

it('is not told while nobody can see the page, and is told when they can', async () => {
  hide('hidden');
  render(<TicketTablero ticket={buildTicket()} />);
  look(1);
  await pass(UN_MINUTO);
  expect(rutas).toEqual([]);

  hide('visible');
  await pass(UN_RATO);
  expect(rutas).toHaveLength(1);
});

it('is told again while it does not answer, and never once the ticket is gone, not even of a call under way', async () => {
  render(<TicketTablero ticket={buildTicket()} />);
  look(1);
  await pass(10_000);
  expect(rutas.length).toBeGreaterThan(1);

  let fail = () => {};
  answer = () => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  await pass(4_000);
  const hechas = rutas.length;
  cleanup();
  fail();
  await pass(UN_MINUTO);

  expect(rutas).toHaveLength(hechas);
});

it('is told once of a ticket that comes in and out of view while the call is under way', async () => {
  const ticket = buildTicket();
  let settle = (_respuesta: unknown) => {};
  answer = () => new Promise((resolve) => (settle = resolve));
  render(<TicketTablero ticket={ticket} />);
  look(1);
  await pass(UN_RATO);
  look(0);
  look(1);
  await pass(UN_RATO);
  expect(rutas).toHaveLength(1);

  const data = buildGrupo({ pedidos: [ticket] });
  const text = () => Promise.resolve(JSON.stringify({ success: true, data }));
  settle({ ok: true, status: 200, headers: new Headers(), text });
  await pass(UN_MINUTO);
  expect(rutas).toHaveLength(1);
  expect(screen.getByRole('article')).toBeInTheDocument();
});
