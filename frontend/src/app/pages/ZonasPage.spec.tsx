import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { ServidorDePrueba } from '../../shared/api/pruebas/servidor';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = new ServidorDePrueba();
const TERRAZA = { _id: 'a'.repeat(24), nombre: 'Terraza', mesas: '1-4' };

beforeAll(async () => {
  await servidor.start();
  browseFrom(servidor.origen);
});
afterAll(() => servidor.stop());
beforeEach(() => {
  signOut();
  servidor.peticiones = [];
});

const ZONAS = 'PUT /api/restaurantes/r1/zonas';

function open(zonas = [TERRAZA]) {
  const restaurante = buildRestaurante({ numeroMesas: 12, ...(zonas.length > 0 ? { zonas } : {}) });
  serve(servidor, {
    'GET /api/restaurantes/r1': restaurante,
    'GET /api/auth/me': restaurante,
    [ZONAS]: [TERRAZA],
  });
  signIn(restaurante);
  openPersonal('/admin/settings/zonas');
  render(<Toasts />);
}
const sent = (llamada: string) =>
  readPeticiones(servidor).filter((una) => `${una} `.startsWith(`${llamada} `));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says that the whole house is one, and makes its first part', async () => {
  open([]);
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
    'TerrazaMesas 1–4Editar',
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
