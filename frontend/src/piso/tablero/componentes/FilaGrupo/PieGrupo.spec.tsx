// Longer than most: one server answers every button at the foot of a board's row.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rutasSala } from '@carta/contracts';
import { answer, ok, useServidor } from '../../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildTicket, withLineas } from '../../../vivo/pruebas/fabrica';
import {
  DESPUES,
  PRIMEROS,
  SEGUNDOS,
  buildMesa,
  espera,
  marcha,
  withLineasDe,
} from '../../../vivo/pruebas/lineas-en-pases';
import { forgetDeshacibles } from '../../../vivo/cola/deshacibles';
import { clearCola } from '../../../vivo/pruebas/clear-cola';
import { receiveGrupo, resetTablero, useTablero } from '../../../vivo/tablero/useTablero';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';

const servidor = useServidor();
useSesionViva();

beforeEach(() => {
  act(resetTablero);
});
afterEach(() => act(clearCola));

/** What is tapped waits, and is shown at once. */
function cut(): void {
  servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });
}

const tarjeta = (mesa: number) => within(screen.getByRole('article', { name: `Mesa ${mesa}` }));
const servido = (mesa: number, cambios = {}) =>
  buildGrupo({ mesa, totalGrupo: mesa, pedidos: [buildTicket({ lineas: ['entregado'] })], ...cambios });

it('shows that the step before is on its way, and takes the next once it is answered', async () => {
  let answerNow: (() => void) | undefined;
  const grupo = buildGrupo();
  servidor.manejar = (req, res) => {
    // a board that is looked at for a second reports its tickets, too
    if (req.url?.endsWith('/visto')) return ok(res, grupo);
    answerNow = () => ok(res, withLineas(grupo, 'en_preparacion'));
  };
  render(<TableroActivos />);
  show([grupo]);

  // looked at in the same instant: after four seconds it would wait, on a busy machine too
  fireEvent.click(tarjeta(4).getByRole('button', { name: 'Preparar' }));
  const siguiente = tarjeta(4).getByRole('button', { name: 'Marcar como Listo Enviando…' });
  expect(siguiente).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(answerNow).toBeDefined());
  answerNow?.();

  await waitFor(() =>
    expect(tarjeta(4).getByRole('button', { name: 'Marcar como Listo' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
});

describe('a party', () => {
  const partida = (mesas: string) => within(screen.getByRole('article', { name: `Mesas ${mesas}` }));

  it('is one row, says what they owe together, and is paid whole', async () => {
    const [seis, siete] = [servido(6, { mesasJuntas: [6, 7] }), servido(7)];
    servidor.manejar = (_req, res) => ok(res, { grupos: [] });
    render(<TableroEntregados />);
    show([seis, siete, servido(8)]);

    expect(
      screen.getAllByRole('article').map(({ textContent }) => /^Mesas? [\d +]+/.exec(textContent)?.[0]),
    ).toEqual(['Mesas 6 + 7', 'Mesa 8']);
    expect(
      partida('6 + 7')
        .getAllByRole('heading', { level: 3 })
        .filter(({ textContent }) => textContent?.startsWith('Mesa'))
        .map(({ textContent }) => textContent),
    ).toEqual(['Mesa 6', 'Mesa 7']);
    expect(partida('6 + 7').getByText(/^13,00\s€$/)).toBeVisible();
    await userEvent.click(partida('6 + 7').getByRole('button', { name: 'Marcar como Pagado' }));

    const pagada = rutasSala.pagarMesas(seis.grupoMesa);
    await waitFor(() => expect(servidor.peticiones.map(({ url }) => url)).toContain(pagada));
  });

  it('moves those of a button with one tap, each tab by itself, and says which where it is not all', async () => {
    const listo = (mesa: number, cambios = {}) =>
      buildGrupo({ mesa, pedidos: [buildTicket({ lineas: ['listo'] })], ...cambios });
    const grupos = [listo(4, { mesasJuntas: [4, 5, 6] }), listo(5), buildGrupo({ mesa: 6 })];
    render(<TableroActivos />);
    show(grupos);
    const nombres = partida('4 + 5 + 6')
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(nombres).toEqual(
      expect.arrayContaining(['Mesa 6: Preparar', 'Mesa 6: Listo', 'Mesas 4 + 5: Entregado']),
    );

    act(cut);
    fireEvent.click(partida('4 + 5 + 6').getByRole('button', { name: 'Mesas 4 + 5: Entregado' }));
    const { enCola } = useTablero.getState();
    expect(enCola.map(({ texto }) => texto)).toEqual(['Mesa 4: Entregado', 'Mesa 5: Entregado']);
    expect(new Set(enCola.map(({ clave }) => clave)).size).toBe(2);
    // what left keeps its place for a moment, and the buttons are other acts
    const mesas = () =>
      screen
        .getAllByRole('heading', { level: 3, hidden: true })
        .flatMap(({ textContent }) => (/^Mesa/.test(textContent) ? [textContent] : []));
    expect(mesas()).toEqual(['Mesa 4', 'Mesa 5', 'Mesa 6']);
    expect(partida('4 + 5 + 6').getByRole('button', { name: 'Preparar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(mesas()).toEqual(['Mesa 6']), { timeout: 30_000 });
  });
});

it('has what is done now and then behind its three dots', async () => {
  render(<TableroEntregados />);
  show([servido(6)]);

  await userEvent.click(tarjeta(6).getByRole('button', { name: 'Más de la mesa 6' }));

  const menu = within(await screen.findByRole('dialog', { name: 'Mesa 6' }));
  expect(menu.getByRole('button', { name: 'Cambiar de mesa' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Juntar con…' })).toBeVisible();
});

it('offers the next pase of a mesa of which all that is left waits, and no step of what waits', async () => {
  const grupo = buildMesa([
    marcha(PRIMEROS, { nombre: 'Sopa', estado: 'entregado' }),
    espera(SEGUNDOS, { nombre: 'Lubina', cantidad: 2 }),
  ]);
  servidor.manejar = (_req, res) => ok(res, grupo);
  render(<TableroActivos />);
  show([grupo]);

  const botones = tarjeta(4)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(botones.filter((texto) => /Preparar|Listo|Entregado/.test(texto ?? ''))).toEqual([]);
  expect(tarjeta(4).getAllByText('En espera')).toHaveLength(2);
  expect(tarjeta(4).queryByRole('button', { name: 'Avanzar Lubina' })).toBeNull();

  await userEvent.click(tarjeta(4).getByRole('button', { name: 'Marchar segundos' }));
  const marchar = () =>
    servidor.peticiones.find(({ url }) => url === rutasSala.marcharPase(grupo.grupoMesa))?.cuerpo ?? '{}';
  await waitFor(() => expect(JSON.parse(marchar())).toEqual({ pase: SEGUNDOS.id, rev: 1 }));
  act(forgetDeshacibles);
});

it('tells on a closed row what waits, beside the usual step of what has marched', () => {
  render(<TableroActivos />);
  show([
    buildGrupo({ mesa: 1, primerPedido: '2026-03-01T12:00:00.000Z' }),
    buildMesa([marcha(PRIMEROS, { nombre: 'Sopa' }), espera(SEGUNDOS, { cantidad: 2 })]),
  ]);
  const fila = tarjeta(4);
  act(() => fila.queryByRole('button', { name: 'Mesa 4', expanded: true })?.click());
  expect(fila.getByText('2 × Croqueta').parentElement).toHaveTextContent('En espera 2 × Croqueta');
  expect(fila.getByText('1 × Sopa')).toBeVisible();
  expect(fila.getByRole('button', { name: 'Preparar' })).toBeVisible();
});

it('says on its row what has marched, until somebody touches it', () => {
  const antes = buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)]);
  render(<TableroActivos />);
  show([antes]);
  act(() => receiveGrupo(withLineasDe(antes, [{}, { marchada: DESPUES }])));
  expect(tarjeta(4).getByText('Marchan segundos')).toBeVisible();

  fireEvent.pointerDown(screen.getByRole('article', { name: 'Mesa 4' }));
  expect(tarjeta(4).queryByText('Marchan segundos')).toBeNull();
});

it('takes no tap for a moment on a button whose act has become another', async () => {
  render(<TableroActivos />);
  show([buildGrupo()]);
  act(cut);
  fireEvent.click(tarjeta(4).getByRole('button', { name: 'Preparar' }), { detail: 1 });

  const siguiente = tarjeta(4).getByRole('button', { name: 'Marcar como Listo' });
  expect(siguiente).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(siguiente, { detail: 1 });
  expect(useTablero.getState().enCola).toHaveLength(1);

  await waitFor(() => expect(siguiente).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
  fireEvent.click(siguiente, { detail: 1 });
  expect(useTablero.getState().enCola).toHaveLength(2);
});

it('is busy while the march before it has not been answered', async () => {
  const grupo = buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)]);
  let answerNow: (() => void) | undefined;
  servidor.manejar = (req, res) => {
    if (req.url?.endsWith('/visto')) return ok(res, grupo);
    answerNow = () => ok(res, withLineasDe(grupo, [{}, { marchada: DESPUES }]));
  };
  render(<TableroActivos />);
  show([grupo]);

  fireEvent.click(tarjeta(4).getByRole('button', { name: 'Marchar segundos' }));
  expect(tarjeta(4).getByRole('button', { name: 'Marcar como Listo Enviando…' })).toBeVisible();
  await waitFor(() => expect(answerNow).toBeDefined());
  answerNow?.();
  await waitFor(() => expect(tarjeta(4).queryByRole('button', { name: /Enviando/ })).toBeNull());
  act(forgetDeshacibles);
});
