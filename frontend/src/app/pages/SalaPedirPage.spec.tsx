import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProducto } from '../../shared/api/pruebas/carta';
import { buildCarta } from '../../comensal/carta/pruebas/carta';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { ServidorDePrueba } from '../../shared/api/pruebas/servidor';
import { resetTablero } from '../../piso/vivo/useTablero';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, serve } from '../pruebas/personal';
import { closeTomados } from '../../piso/tomar-pedido/tomados';

const servidor = new ServidorDePrueba();

beforeAll(async () => {
  await servidor.start();
  browseFrom(servidor.origen);
});
beforeEach(() => {
  signIn(buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 6 }));
});
afterEach(() => {
  act(closeTomados);
  act(resetTablero);
  signOut();
});
afterAll(() => servidor.stop());

it('takes an order from the carta to the mesa it is for', async () => {
  const carta = buildCarta();
  serve(servidor, {
    'GET /api/carta': carta,
    'GET /api/pedidos': [],
    'GET /api/pedidos/entregados': [],
    'GET /api/llamadas': [],
    'POST /api/pedidos/mesa/4': { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' },
  });
  openPersonal('/sala/mesa/4/pedir');

  await userEvent.click((await screen.findAllByRole('button', { name: /^Añadir / }))[0]!);
  await userEvent.click(screen.getByRole('button', { name: /Ver carrito/ }));
  const carrito = within(await screen.findByRole('dialog', { name: 'Tu carrito' }));
  await userEvent.click(carrito.getByRole('button', { name: 'Confirmar Pedido' }));
  const confirmar = within(await screen.findByRole('dialog', { name: 'Confirmar pedido' }));
  await userEvent.click(confirmar.getByRole('button', { name: 'Confirmar' }));

  await arriveAt('/sala/mesa/4');
  expect(servidor.peticiones.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('tells what whoever eats avoids, as their waiter has marked it for that order alone', async () => {
  serve(servidor, {
    'GET /api/carta': buildCarta({
      sinCategoria: [buildProducto({ nombre: 'Croquetas', alergenos: ['gluten'] })],
    }),
    'GET /api/pedidos': [],
    'GET /api/pedidos/entregados': [],
    'GET /api/llamadas': [],
    'POST /api/pedidos/mesa/4': { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' },
  });
  openPersonal('/sala/mesa/4/pedir');

  await userEvent.click(await screen.findByRole('button', { name: 'Evitar alérgenos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gluten' }));
  expect(screen.getByText('Evita 1')).toBeInTheDocument();
  expect(screen.getByText('Contiene lo que evitas')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir Croquetas' }));
  await userEvent.click(screen.getByRole('button', { name: /Ver carrito/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Pedido' }));
  const confirmar = within(await screen.findByRole('dialog', { name: 'Confirmar pedido' }));
  const nombrados = within(confirmar.getByRole('region', { name: 'Alérgenos' }));
  expect(nombrados.getByRole('listitem')).toHaveTextContent('Lleva gluten: Croquetas');
  await userEvent.click(confirmar.getByRole('button', { name: 'Confirmar' }));

  await arriveAt('/sala/mesa/4');
  const pedido = servidor.peticiones.findLast(({ method }) => method === 'POST');
  expect(JSON.parse(pedido?.cuerpo ?? '')).toMatchObject({ evita: ['gluten'] });
  const guardado = JSON.stringify(localStorage);
  expect(guardado).toContain('carta.carrito');
  expect(guardado).not.toContain('gluten');
});

it('does not take orders for a mesa that does not exist', async () => {
  openPersonal('/sala/mesa/7/pedir');

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Volver a la mesa/ })).toBeNull();
});

it('takes orders while the mesas may not: a pause is theirs', async () => {
  const carta = buildCarta();
  serve(servidor, {
    'GET /api/carta': {
      ...carta,
      restaurante: { ...carta.restaurante, pausado: true },
      sinCategoria: [buildProducto({ nombre: 'Pan' })],
    },
  });
  openPersonal('/sala/mesa/4/pedir');

  await screen.findByRole('button', { name: 'Añadir Pan' });
  expect(screen.queryByText(/en pausa/)).toBeNull();
});
