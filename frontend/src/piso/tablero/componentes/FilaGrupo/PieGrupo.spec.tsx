import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rutasSala } from '@carta/contracts';
import { ok, useServidor } from '../../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildTicket, withLineas } from '../../../vivo/pruebas/fabrica';
import { resetTablero } from '../../../vivo/useTablero';
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
