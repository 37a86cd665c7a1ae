import { sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { readTablero, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import { pressByKey, tabTo } from './support/teclado';

const paginas = usePaginas();

it('logs in, moves a line and serves a table with the keyboard alone', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Caña']);
  const page = await paginas.openPortatil('/admin/pedidos');

  await tabTo(page, 'Email');
  await page.keyboard.type(local.email);
  await tabTo(page, 'Contraseña');
  await page.keyboard.type(local.password);
  await page.keyboard.press('Enter');
  await tarjeta(page, 4).waitFor();
  await pressByKey(page, 'Avanzar Croquetas');

  const tickets = ['Comida: 1 Croquetas PRE', 'Bebida: 1 Caña PE'];
  await becomes(() => readTablero(page), [{ mesa: 'Mesa 4', estado: 'En preparación', tickets }]);
  await pressByKey(page, 'Marcar como Listo');
  await page.getByRole('button', { name: 'Entregado' }).waitFor();
  await pressByKey(page, 'Entregado');
  // until that is answered, the mesa takes no other step
  await page.getByText('Mesa 4: Entregado').waitFor();
  await pressByKey(page, /Pedidos Entregados$/);
  await pressByKey(page, 'Marcar como Pagado');
  await page.getByText('No hay pedidos entregados').waitFor();
});
