import type { Restaurante } from '@carta/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { saveTokens } from '../../sesion/almacen';
import { useSesion } from '../../sesion/useSesion';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { markVisto } from '../../shared/lib/visto';
import { RutasPersonal } from '../RutasPersonal';
import { startPersonal } from '../AppPersonal';

const servidor = useServidor();
const TOKEN = `x.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.y`;

function open(datos: Partial<Restaurante> = {}) {
  const restaurante = {
    _id: 'r1',
    nombre: 'La Tasca de Ana',
    slug: 'la-tasca-de-ana-000001',
    tipoUsuario: 'normal',
    ubicacion: 'Calle del Pez 14',
    telefono: '910000000',
    ...datos,
  } as Restaurante;
  useSesion.setState({ estado: 'abierta', restaurante, aviso: null, fin: null, fallo: null });
  return render(
    <MemoryRouter initialEntries={['/admin/carta']}>
      <RutasPersonal />
    </MemoryRouter>,
  );
}

beforeAll(() => {
  startPersonal();
});

beforeEach(() => {
  sessionStorage.clear();
  consultas.clear();
  saveTokens({ accessToken: TOKEN, refreshToken: 'r' });
  servidor.manejar = (_req, res) => ok(res, []);
});

it.each([
  [{}, '/menu/la-tasca-de-ana-000001'],
  [{ nombre: '' }, '/menu'],
  [{ _id: '' }, '/menu'],
])('shows the carta as a diner sees it, in another tab (%j)', async (datos, href) => {
  open(datos);

  const enlace = await screen.findByRole('link', { name: 'Ver como cliente' });
  expect(enlace).toHaveAttribute('href', href);
  expect(enlace).toHaveAttribute('target', '_blank');
  for (const ajustes of screen.getAllByRole('link', { name: 'Ajustes' }))
    expect(ajustes).toHaveAttribute('href', '/admin/settings');
});

it('has the tabs of the boards for premium only', async () => {
  const { unmount } = open();
  await screen.findByRole('heading', { name: 'Carta' });
  expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull();
  unmount();

  open({ tipoUsuario: 'premium' });
  expect(await screen.findByRole('link', { name: 'Pedidos' })).toBeInTheDocument();
});

it('asks for what is missing of the place, once in a session', async () => {
  const { unmount } = open({ telefono: '' });
  expect(await screen.findByRole('alertdialog', { name: 'Completa tu información' })).toBeInTheDocument();
  unmount();

  markVisto('completarInformacion');
  open({ telefono: '' });
  await screen.findByText('Tu carta está vacía');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that the session has expired before it goes to the login', async () => {
  servidor.manejar = (_req, res) => answer(res, 401, { success: false, code: 'UNAUTHORIZED' });
  open();

  expect(await screen.findByText('Sesión expirada. Redirigiendo al login...')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
});

it('says that nobody is signed in before it goes to the login', async () => {
  sessionStorage.clear();
  open();

  expect(await screen.findByText('Usuario no autenticado. Redirigiendo al login...')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInTheDocument());
});
