import { findGrupo, sendPedido } from './support/api';
import { becomeDispositivo } from './support/dispositivo';
import { becomes } from './support/becomes';
import { openMas } from './support/noche';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { enterTablero, tarjeta } from './support/personal';
import { ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';

describe('A cancellation taken back', () => {
  const paginas = usePaginas();

  it('on the wall is so at once; on a board its station reads it until it says Enterado', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Bravas']);
    const muro = await (await paginas.openNavegador(EN_PORTATIL)).newPage();
    await becomeDispositivo(muro, paginas.producto, local, { nombre: 'Plancha', puesto: 'cocina' });
    await muro.goto('/cocina?puesto=cocina');
    await muro.getByRole('button', { name: 'Empezar' }).click();
    const vivas = async () => {
      const { pedidos } = await findGrupo(paginas.producto, local, 4);
      return pedidos.flatMap(({ productos }) => productos.filter(({ cancelada }) => !cancelada)).length;
    };
    const sheet = await openMas(muro, 4, 'Croquetas');
    await sheet.getByRole('button', { name: 'Cancelar…' }).click();
    await muro.getByRole('button', { name: 'Se ha acabado' }).click();
    await becomes(vivas, 1);

    await muro.getByRole('button', { name: /^Deshacer.*cancelado/ }).click();

    await becomes(vivas, 2);
    await ticketPared(muro, 4)
      .getByText(/^Vuelve a pedirse/)
      .waitFor({ state: 'detached' });
    const page = await paginas.openPortatil('/admin/pedidos');
    await enterTablero(page, local);
    await tarjeta(page, 4).getByRole('button', { name: 'Cancelar Bravas…' }).click();
    await page.getByRole('button', { name: 'Se ha acabado' }).click();
    await becomes(vivas, 1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await becomes(vivas, 2);

    await ticketPared(muro, 4)
      .getByText(/^Vuelve a pedirse/)
      .waitFor();
    await ticketPared(muro, 4)
      .getByRole('button', { name: /Enterado de que vuelve/ })
      .click();
    await ticketPared(muro, 4)
      .getByText(/^Vuelve a pedirse/)
      .waitFor({ state: 'detached' });
  });
});
