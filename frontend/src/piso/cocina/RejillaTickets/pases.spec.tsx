// Longer than most: one wall and one server, for all that a pase may do on a ticket.
import { holdPase, marchPase } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browseFrom } from '../../../shared/api/pruebas/navegador';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { clearCola } from '../../vivo/pruebas/clear-cola';
import { buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import {
  DESPUES,
  POSTRES,
  PRIMEROS,
  SEGUNDOS,
  buildMesa,
  espera,
  marcha,
  withLineasDe,
} from '../../vivo/pruebas/lineas-en-pases';
import { forgetDeshacibles } from '../../vivo/cola/deshacibles';
import { toMesa, withEstadosOf } from '../../vivo/mesas/to-mesa';
import { receiveGrupo, replaceTablero, resetTablero, touch } from '../../vivo/tablero/useTablero';
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
  act(() => {
    resetTablero();
    clearCola();
    forgetDeshacibles();
  });
});

function Muro() {
  const tickets = ticketsDeCocina(useVista(), 'todo');
  return (
    <RejillaTickets tickets={tickets} filtro="todo" onMenu={() => undefined} vacio={<p>Todo hecho</p>} />
  );
}

function open(grupo: Grupo): Grupo {
  servidor.grupos.set(grupo.grupoMesa, grupo);
  act(() => replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] }));
  render(<Muro />);
  return grupo;
}

function tell(grupo: Grupo): void {
  const mesa = toMesa(grupo);
  const derivado = withEstadosOf(grupo, mesa);
  servidor.grupos.set(grupo.grupoMesa, derivado);
  act(() => receiveGrupo(derivado));
}

const mesa = () => within(screen.getByRole('article', { name: 'Mesa 4, ronda 1' }));
const enEspera = () => mesa().getAllByRole('button', { expanded: false });
const franja = () => screen.queryByRole('button', { name: /^En espera · \d+ mesas?$/ });
const lista = () => document.querySelector<HTMLElement>('ul[aria-label="En espera"]')!;
const lineas = () => mesa().queryAllByRole('button', { name: /pasar a/ });

const sopa = marcha(PRIMEROS, { nombre: 'Sopa' });
const lubina = espera(SEGUNDOS, { nombre: 'Lubina', cantidad: 2, notas: 'Sin sal' });
const rape = espera(SEGUNDOS, { nombre: 'Rape' });
const flan = espera(POSTRES, { nombre: 'Flan' });

it('folds what waits into one row of each pase, in units, without a tap that begins it', async () => {
  open(buildMesa([flan, sopa, lubina, rape]));

  expect(enEspera().map(({ textContent }) => textContent)).toEqual([
    'En espera · Segundos (3)',
    'En espera · Postres (1)',
  ]);
  expect(lineas()).toHaveLength(1);
  expect(mesa().queryByText('Lubina')).toBeNull();
  expect(
    mesa()
      .getAllByRole('button', { name: /^Marchar/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Marchar segundos de la mesa 4']);

  await userEvent.click(enEspera()[0]!);
  const fila = within(mesa().getByRole('button', { expanded: true }).closest('li')!);
  for (const texto of ['Lubina', 'Sin sal', 'Rape'])
    expect(fila.getByText(texto, { exact: false })).toBeVisible();
  expect(fila.getAllByRole('button')).toHaveLength(2);
  expect(lineas()).toHaveLength(1);
});

it('leaves the wall, and stands in the strip under it, once all that is left waits', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open(buildMesa([{ ...sopa, estado: 'en_preparacion' }, lubina, rape, flan]));
  expect(franja()).toBeNull();

  tell(withLineasDe([...servidor.grupos.values()][0]!, [{ estado: 'listo' }]));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Mesa 4 · Listo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer la mesa 4' })).toBeVisible();
  act(() => jest.advanceTimersByTime(REPOSO_MS));
  jest.useRealTimers();

  expect(screen.getByText('Todo hecho')).toBeVisible();
  expect(franja()).toHaveTextContent('En espera · 1 mesa');
  expect(lista()).toBeNull();
  await userEvent.click(franja()!);
  expect(
    within(lista())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mesa 4 · Segundos (3)', 'Marchar segundos de la mesa 4', 'Mesa 4 · Postres (1)']);
  expect(document.querySelector('[data-numero]')).toBeNull();

  await userEvent.click(within(lista()).getByRole('button', { name: 'Mesa 4 · Segundos (3)' }));
  expect(within(lista()).getByText('Sin sal')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(franja()).toHaveFocus();
  expect(franja()).toHaveAttribute('aria-expanded', 'false');
});

it('counts mesas in the strip, by their numbers, and one that marches gets the lowest number that is free', async () => {
  const [novena, cuarta] = [9, 4].map((numero) => ({
    ...buildMesa([{ ...sopa, estado: 'entregado' }, lubina]),
    mesa: { numero },
  })) as [Grupo, Grupo];
  open(buildMesa([sopa]));
  tell({
    ...novena,
    grupoMesa: '9',
    pedidos: novena.pedidos.map((ticket) => ({ ...ticket, evita: ['gluten'] })),
  });
  const primera = buildTicket({ evita: ['huevos'], lineas: ['entregado'] });
  tell({ ...cuarta, grupoMesa: '5', mesa: { numero: 5 }, pedidos: [primera, ...cuarta.pedidos] });

  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(franja()).toHaveTextContent('En espera · 2 mesas');
  await userEvent.click(franja()!);
  expect(
    within(lista())
      .getAllByRole('button', { expanded: false })
      .map(({ textContent }) => textContent),
  ).toEqual(['Mesa 5 · Segundos (2)', 'Mesa 9 · Segundos (2)']);
  for (const texto of ['Alergia: gluten', 'La mesa avisó: huevos'])
    expect(within(lista()).getByText(texto)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Marchar segundos de la mesa 9' }));
  expect(franja()).toHaveTextContent('En espera · 1 mesa');
  expect(within(lista()).getByText('Mesa 9 · Retirado')).toBeVisible();
  const marchada = screen.getByRole('article', { name: 'Mesa 9, ronda 1, alergia: gluten' });
  expect(within(marchada).getByText('2', { selector: 'kbd' })).toBeVisible();
  expect(within(marchada).getByText('Marchan segundos · Mesa 9')).toBeVisible();
});

it('shows what marches in full under its heading, strongly until it is touched', () => {
  const grupo = open(buildMesa([sopa, lubina, rape, flan]));
  const marchan = withLineasDe(grupo, [{}, { marchada: DESPUES }, { marchada: DESPUES }]);
  tell(marchan);

  const titulo = () => mesa().getByText('Marchan segundos · Mesa 4');
  expect(titulo().closest('li')).toHaveAttribute('data-marcha', 'nueva');
  expect(screen.getByRole('article')).toHaveAttribute('data-aspecto', 'nuevo');
  expect(
    mesa()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([expect.stringMatching(/^2\s*Lubina/), expect.stringMatching(/^1\s*Rape/)]),
  );
  expect(lineas()).toHaveLength(3);
  expect(enEspera().map(({ textContent }) => textContent)).toEqual(['En espera · Postres (1)']);

  act(() => touch(marchan));
  expect(titulo().closest('li')).toHaveAttribute('data-marcha', '');
  expect(screen.getByRole('article')).toHaveAttribute('data-aspecto', 'normal');

  tell(withLineasDe(marchan, [{}, { marchada: undefined }, { marchada: undefined }] as never));
  expect(screen.queryByText(/Marchan segundos/)).toBeNull();
  expect(enEspera()).toHaveLength(2);
});

it('marches from the wall with one tap, at once, and does not ring there', async () => {
  const grupo = open(buildMesa([sopa, lubina, flan]));
  const marchado = marchPase(toMesa(grupo), SEGUNDOS.id, { en: new Date(), por: 'Plancha' });
  if (!marchado.ok) throw new Error(marchado.motivo);
  const despues = { ...withEstadosOf(grupo, marchado.grupo), rev: marchado.grupo.rev };
  servidor.antesDeMover = () => {
    servidor.grupos.set(grupo.grupoMesa, despues);
    return Promise.resolve();
  };

  await userEvent.click(mesa().getByRole('button', { name: 'Marchar segundos de la mesa 4' }));
  expect(lineas().map((boton) => boton.textContent)).toEqual([
    expect.stringContaining('Sopa'),
    expect.stringContaining('Lubina'),
  ]);
  await waitFor(() =>
    expect(servidor.movidas).toEqual([
      { url: `/api/pedidos/grupos/${grupo.grupoMesa}/marchar`, pase: SEGUNDOS.id, rev: 1 },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('data-aspecto', 'normal'));
  expect(mesa().getByText('Marchan segundos · Mesa 4').closest('li')).toHaveAttribute('data-marcha', '');
  expect(holdPase(toMesa(despues), SEGUNDOS.id, { en: new Date(), por: 'Ana' }).ok).toBe(true);
});

it('draws a ticket without pases as one whose pases came with its order: as it always was', () => {
  const pulpo = buildLinea({ nombre: 'Pulpo', cantidad: 2, notas: 'Sin sal' });
  const bravas = buildLinea({ nombre: 'Bravas', estado: 'listo' });
  const grupo = open(buildMesa([pulpo, bravas]));
  const sinPases = screen.getByRole('article').outerHTML;
  expect(sinPases).not.toMatch(/espera|marcha/i);

  tell(withLineasDe(grupo, [marcha(PRIMEROS, pulpo), marcha(PRIMEROS, bravas)]));
  expect(screen.getByRole('article').outerHTML).toBe(sinPases);
});
