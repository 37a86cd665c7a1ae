import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProducto } from '../../shared/api/pruebas/carta';
import { buildCarta } from '../../comensal/carta/pruebas/carta';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { ServidorDePrueba } from '../../shared/api/pruebas/servidor';
import { resetTablero } from '../../piso/vivo/useTablero';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, serve } from '../pruebas/personal';
import { closeTomados } from '../../piso/tomar-pedido/tomados';

// jsdom has no scrolling
Element.prototype.scrollIntoView = () => undefined;

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
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
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
  expect(screen.getByText('Lleva gluten')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir Croquetas' }));
  await userEvent.click(screen.getByRole('button', { name: /Ver comanda/ }));
  const comanda = within(await screen.findByRole('dialog', { name: 'Comanda' }));
  await userEvent.click(comanda.getByRole('button', { name: 'Enviar' }));
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

const CROQUETAS = buildProducto({ nombre: 'Croquetas', descripcion: 'De jamón', alergenos: ['gluten'] });
const ENVIADO = { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' };

/** The order of mesa 4 being taken from a carta of one dish, and how the server answers it. */
async function openPedir(respuesta: unknown = ENVIADO, path = '/sala/mesa/4/pedir') {
  serve(servidor, {
    'GET /api/carta': buildCarta({ categorias: [], sinCategoria: [CROQUETAS] }),
    'GET /api/pedidos': [],
    'GET /api/pedidos/entregados': [],
    'GET /api/llamadas': [],
    'POST /api/pedidos/mesa/4': respuesta,
  });
  const { unmount } = openPersonal(path);
  await screen.findByRole('searchbox');
  return unmount;
}

const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));

it('writes a note on a line without leaving the dishes', async () => {
  await openPedir();
  await tap('Añadir Croquetas');
  await tap(/^Croquetas/);
  expect(screen.getByText('De jamón')).toBeInTheDocument();

  await tap('Añadir nota a Croquetas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota para Croquetas' }), 'sin sal');
  await tap('Guardar nota');
  await tap('Añadir uno de Croquetas');

  expect(screen.getByText('sin sal')).toBeInTheDocument();
  expect(screen.getAllByText('2', { selector: '.cantidad' })).toHaveLength(1);
  await tap('Ver cuál de Croquetas se quita');
  await tap('Quitar Croquetas, sin sal');
  expect(screen.queryByText('sin sal')).toBeNull();
});

it('shows what was refused where it can be mended, and asks for that before it is sent again', async () => {
  await openPedir(
    new Negativa(409, {
      code: 'PRODUCTO_NO_DISPONIBLE',
      message: 'Croquetas se ha agotado',
      data: { lineas: [{ productoId: CROQUETAS._id, disponible: false, precio: CROQUETAS.precio }] },
    }),
  );
  await tap('Añadir Croquetas');
  await tap('Enviar');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));

  const comanda = within(await screen.findByRole('dialog', { name: 'Comanda' }));
  expect(comanda.getByRole('alert')).toHaveTextContent('Croquetas se ha agotado');
  expect(comanda.getByText('Agotado')).toBeInTheDocument();
  await userEvent.click(comanda.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await tap('Enviar');
  await screen.findByRole('button', { name: 'Quitar lo agotado' });
});

it('has what was taken for one mesa at hand for the next', async () => {
  const leave = await openPedir();
  await tap('Añadir Croquetas');
  await tap('Enviar');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await arriveAt('/sala/mesa/4');
  leave();

  await openPedir(ENVIADO, '/sala/mesa/5/pedir');

  const recientes = within(screen.getByRole('region', { name: 'Recientes' }));
  expect(recientes.getByRole('button', { name: 'Añadir Croquetas' })).toBeEnabled();
});

it('says whose prices it has', async () => {
  signIn(
    buildRestaurante({
      tipoUsuario: 'premium',
      numeroMesas: 6,
      zonas: [{ _id: 'z', nombre: 'Terraza', mesas: '4-6' }],
    }),
  );
  await openPedir();
  expect(screen.getByRole('navigation', { name: 'Mesa' })).toHaveTextContent('Terraza');
});
