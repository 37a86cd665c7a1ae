import type { Restaurante } from '@carta/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { saveTokens } from '../../sesion/almacen';
import { useSesion } from '../../sesion/useSesion';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
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
