import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCategoria, buildProducto } from '../../shared/api/pruebas/build-carta';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const TERRAZA = { _id: 'a'.repeat(24), nombre: 'Terraza', mesas: '1-4' };
const tapas = buildCategoria({ nombre: 'Tapas' });
const vinos = buildCategoria({ nombre: 'Vinos' });
const cana = buildProducto({ nombre: 'Caña', precio: 2.5, categoria: vinos._id });
const croquetas = buildProducto({
  nombre: 'Croquetas',
  precio: 9.5,
  precios: { [TERRAZA._id]: 9.9 },
  categoria: tapas._id,
});

beforeEach(() => {
  signOut();
  consultas.clear();
});

const ZONAS = 'PUT /api/restaurantes/r1/zonas';
const PRECIOS = `PUT /api/restaurantes/r1/zonas/${TERRAZA._id}/precios`;

function open({
  zonas = [TERRAZA],
  ...respuestas
}: Record<string, unknown> & { zonas?: (typeof TERRAZA)[] } = {}) {
  const restaurante = buildRestaurante({ numeroMesas: 12, ...(zonas.length > 0 ? { zonas } : {}) });
  serve(servidor, {
    'GET /api/restaurantes/r1': restaurante,
    'GET /api/auth/me': restaurante,
    'GET /api/categorias': [tapas, vinos],
    'GET /api/productos': [cana, croquetas],
    [ZONAS]: [TERRAZA],
    ...respuestas,
  });
  signIn(restaurante);
  openPersonal('/admin/settings/zonas');
  render(<Toasts />);
}
const sent = (llamada: string) =>
  readPeticiones(servidor).filter((peticion) => `${peticion} `.startsWith(`${llamada} `));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says that the whole house is one, and makes its first part', async () => {
  open({ zonas: [] });
  expect(await screen.findByText('Ahora toda la casa tiene los mismos precios.')).toBeInTheDocument();

  await press('Añadir zona');
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Terraza');
  await userEvent.type(screen.getByLabelText('Mesas'), '1-12, 20');
  expect(
    screen.getByText('Son 13 mesas: 1–12, 20. Una no existe todavía: tienes 12 mesas.'),
  ).toBeInTheDocument();
  await press('Guardar');

  await waitFor(() =>
    expect(sent(ZONAS)).toEqual([`${ZONAS} {"zonas":[{"nombre":"Terraza","mesas":"1-12, 20"}]}`]),
  );
});

it('shows which mesas are where, and how many are left', async () => {
  open();
  const zonas = within(await screen.findByRole('list', { name: 'Zonas' }));

  expect(zonas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TerrazaMesas 1–4PreciosEditar',
    'SalaLas otras 8 mesas, con los precios de siempre',
  ]);
});

it('does not send a mesa that another zona has, and names both', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir zona' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Barra');
  await userEvent.type(screen.getByLabelText('Mesas'), '4-6');
  await press('Guardar');

  expect(await screen.findByText('La mesa 4 está en «Terraza» y en «Barra»')).toBeInTheDocument();
  expect(sent(ZONAS)).toEqual([]);
});

it('keeps what is written from a stray tap', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Terraza' }));
  await userEvent.type(await screen.findByLabelText('Mesas'), ', 9');
  await userEvent.keyboard('{Escape}');

  expect(await screen.findByText('¿Descartar los cambios?')).toBeInTheDocument();
});

it('takes a zona away, and brings it back with its id, which its prices are kept by', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Terraza' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar esta zona' }));
  expect(await screen.findByText('«Terraza» ya no es una zona')).toBeInTheDocument();

  await press('Deshacer');

  await waitFor(() => expect(sent(ZONAS)).toHaveLength(2));
  expect(sent(ZONAS)[0]).toBe(`${ZONAS} {"zonas":[]}`);
  expect(sent(ZONAS)[1]).toContain(`"_id":"${TERRAZA._id}"`);
});

async function raise(cuanto: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Precios de Terraza' }));
  await userEvent.type(await screen.findByLabelText('Cuánto más (%)'), cuanto);
  await screen.findByRole('checkbox', { name: 'Vinos' });
}
const rows = () =>
  screen
    .getAllByRole('row')
    .map((fila) => Array.from(fila.children, ({ textContent }) => textContent?.replace('\u00a0', ' ')));
const anteriores = [{ producto: croquetas._id, precio: 9.9 }];

it('shows every price before it is put, puts them, and puts back those there were', async () => {
  open({ [PRECIOS]: { anteriores } });
  await raise('10');

  expect(rows()).toEqual([
    ['Producto', 'Sala', 'Ahora', 'Nuevo'],
    ['Croquetas', '9,50 €', '9,90 €', '10,50 €'],
    ['Caña', '2,50 €', '2,50 €', '2,80 €'],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vinos' }));
  await press('Poner 1 precio');

  expect(await screen.findByText('1 precio puesto en Terraza')).toBeInTheDocument();
  await press('Deshacer');
  const put = (precio: number) =>
    `${PRECIOS} {"precios":[{"producto":"${croquetas._id}","precio":${precio}}]}`;
  await waitFor(() => expect(sent(PRECIOS)).toEqual([put(10.5), put(9.9)]));
});

it('says that prices may be half put, reads them again, and stays to try again', async () => {
  open({ [PRECIOS]: new Negativa(503) });
  await raise('10');
  const leidas = sent('GET /api/productos').length;
  await press('Poner 2 precios');

  expect(await screen.findByText(/No sabemos si se han guardado todos/)).toBeInTheDocument();
  await waitFor(() => expect(sent('GET /api/productos').length).toBeGreaterThan(leidas));
  expect(screen.getByRole('button', { name: 'Poner 2 precios' })).toBeEnabled();
});

it('has nothing to put until something is written', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Precios de Terraza' }));

  expect(await screen.findByRole('button', { name: 'No cambia ningún precio' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Cuánto más (%)'), 'diez');
  expect(screen.getByText('Escribe un número, como 10 o 0,50')).toBeInTheDocument();
});
