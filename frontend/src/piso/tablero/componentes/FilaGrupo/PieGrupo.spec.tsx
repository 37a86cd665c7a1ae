import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rutasSala } from '@carta/contracts';
import { ok, useServidor } from '../../../../shared/api/pruebas/servidor';
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
} from '../../../vivo/pruebas/pases';
import { forgetDeshacibles } from '../../../vivo/deshacibles';
import { receiveGrupo, resetTablero } from '../../../vivo/useTablero';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';

const servidor = useServidor();
useSesionViva();

beforeEach(() => {
  act(resetTablero);
});

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

it('says with whom a mesa sits and what they owe together, and pays them all', async () => {
  const [seis, siete] = [servido(6, { mesasJuntas: [6, 7] }), servido(7)];
  servidor.manejar = (_req, res) => ok(res, { grupos: [] });
  render(<TableroEntregados />);
  show([seis, siete, servido(8)]);

  for (const mesa of [6, 7]) expect(tarjeta(mesa).getByText(/^Mesas 6 \+ 7: 13,00\s€$/)).toBeVisible();
  expect(tarjeta(8).queryByText(/^Mesas/)).toBeNull();
  await userEvent.click(tarjeta(7).getByRole('button', { name: 'Marcar como Pagado' }));

  const pagada = rutasSala.pagarMesas(seis.grupoMesa);
  await waitFor(() => expect(servidor.peticiones.map(({ url }) => url)).toContain(pagada));
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
  const peticiones = () => servidor.peticiones.filter(({ url }) => !url?.endsWith('/visto'));
  const grupo = buildGrupo();
  servidor.manejar = (_req, res) => ok(res, withLineas(grupo, 'en_preparacion'));
  render(<TableroActivos />);
  show([grupo]);

  const boton = (name: string) => tarjeta(4).findByRole('button', { name });
  await userEvent.click(await boton('Preparar'));
  const siguiente = await boton('Marcar como Listo');
  expect(siguiente).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(siguiente);
  expect(peticiones()).toHaveLength(1);

  await waitFor(() => expect(siguiente).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
  await userEvent.click(siguiente);
  await waitFor(() => expect(peticiones()).toHaveLength(2));
});
