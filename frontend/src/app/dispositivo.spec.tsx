import type { Puesto } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { startSesion, useSesion } from '../sesion/useSesion';
import { answer, ok, useServidor } from '../shared/api/pruebas/servidor';
import { RequireCuenta, RequirePremium, RequireSesion } from './guards';
import { CON_CUENTA } from '../sesion/origen';
import InicioPage from './pages/InicioPage';
import LoginPage from '../sesion/cuenta/LoginPage';
import { buildRestaurante, signIn, signInDispositivo, signOut } from '../sesion/pruebas/sesiones';
import { arriveAt, serve } from './pruebas/personal';
import { fillLogin } from '../sesion/pruebas/fill-login';

const servidor = useServidor();
const DESTINOS = [
  ['cocina', '/cocina?puesto=cocina'],
  ['barra', '/cocina?puesto=barra'],
  ['pase', '/cocina?puesto=pase'],
  ['camarero', '/sala'],
] as const satisfies readonly (readonly [Puesto, string])[];

function Direccion() {
  const { pathname, search } = useLocation();
  return <code>{`${pathname}${search}`}</code>;
}

function open(direccion: string, state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: direccion, state }]}>
      <Routes>
        <Route path="/" element={<InicioPage />} />
        <Route path="/admin" element={<LoginPage />} />
        <Route path="/emparejar" element={<p>Emparejar</p>} />
        <Route element={<RequireSesion />}>
          <Route element={<RequireCuenta />}>
            <Route path="/admin/carta" element={<p>La carta</p>} />
            <Route path="/admin/settings" element={<p>Los ajustes</p>} />
          </Route>
          <Route element={<RequirePremium />}>
            <Route path="/admin/pedidos" element={<p>Los pedidos</p>} />
            <Route path="/cocina" element={<p>Las comandas</p>} />
            <Route path="/sala" element={<p>El radar</p>} />
          </Route>
        </Route>
      </Routes>
      <Direccion />
    </MemoryRouter>,
  );
}

beforeAll(() => {
  startSesion();
});
beforeEach(signOut);

describe.each(DESTINOS)('a device of %s', (puesto, destino) => {
  it.each(['/', '/admin', '/admin/carta', '/admin/settings'])(
    'opened at %s goes to its place',
    async (desde) => {
      signInDispositivo(puesto);
      open(desde);
      await arriveAt(destino);
    },
  );
});

it('of the staff without a device goes to the floor, and sees nothing of the owner’s', async () => {
  signIn(buildRestaurante({ tipoUsuario: 'camarero' }));
  open('/admin/settings');
  await arriveAt('/sala');
});

it.each(['normal', 'premium', 'admin'] as const)(
  'an account of %s is let in to what is the owner’s',
  (tipoUsuario) => {
    signIn(buildRestaurante({ tipoUsuario }));
    open('/admin/settings');
    expect(screen.getByText('Los ajustes')).toBeInTheDocument();
  },
);

it('a device sees the order boards', () => {
  signInDispositivo();
  open('/admin/pedidos');
  expect(screen.getByText('Los pedidos')).toBeInTheDocument();
});

it('a device is never asked whether its person is still there', () => {
  jest.useFakeTimers();
  signInDispositivo();
  open('/cocina');

  act(() => jest.advanceTimersByTime(12 * 60_000));

  expect(screen.getByText('Las comandas')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  jest.useRealTimers();
});

it('a device that has been removed says so over the whole page, and where to go', async () => {
  signInDispositivo();
  const cuerpo = { success: false, code: 'UNAUTHORIZED', message: 'La sesión no es válida' };
  servidor.manejar = (_req, res) => answer(res, 401, cuerpo);
  open('/cocina');

  await act(() =>
    useSesion
      .getState()
      .reload()
      .catch(() => undefined),
  );

  expect(screen.queryByText('Las comandas')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('Este dispositivo ya no está emparejado');
  expect(screen.getByRole('alert')).toHaveTextContent('Pide un código nuevo al encargado');
  await userEvent.click(screen.getByRole('button', { name: 'Emparejar' }));
  await arriveAt('/emparejar');
});

it('a device that two were using waits for its owner with its digits, and goes on when it is let in', async () => {
  signInDispositivo();
  const cuerpo = { success: false, code: 'UNAUTHORIZED', message: 'La sesión no es válida' };
  const restaurante = buildRestaurante({ tipoUsuario: 'camarero' });
  const dispositivo = { _id: 'd1', nombre: 'Tableta de cocina', puesto: 'cocina' };
  const acceso = { accessToken: 'd.e.f', refreshToken: 'otro', dispositivo, restaurante };
  let admitido = false;
  servidor.manejar = (req, res) => {
    if (req.url === '/api/dispositivos/readmision')
      return ok(res, admitido ? { cifras: '', acceso } : { cifras: '4821', acceso: null });
    return admitido ? ok(res, restaurante) : answer(res, 401, cuerpo);
  };
  open('/cocina');

  await act(() =>
    useSesion
      .getState()
      .reload()
      .catch(() => undefined),
  );
  expect(await screen.findByRole('heading', { name: /espera a que lo admitan: 4821/ })).toBeInTheDocument();
  admitido = true;

  expect(await screen.findByText('Las comandas')).toBeInTheDocument();
  expect(localStorage.getItem('dispositivo')).toContain('"otro"');
});

it('a device that finds no server says that it is still paired, and comes back by itself', async () => {
  signInDispositivo();
  servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  useSesion.setState({ estado: 'comprobando', restaurante: null });
  await act(() => useSesion.getState().restore());
  open('/cocina');
  expect(screen.getByRole('alert')).toHaveTextContent('Este dispositivo sigue emparejado');

  serve(servidor, { 'GET /api/auth/me': buildRestaurante({ tipoUsuario: 'camarero' }) });
  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByText('Las comandas')).toBeInTheDocument();
});

describe('the login of a paired browser', () => {
  it('can be reached by who wants to enter with an account, and left again', async () => {
    signInDispositivo();
    serve(servidor, { 'GET /api/auth/me': buildRestaurante({ tipoUsuario: 'camarero' }) });
    open('/admin', CON_CUENTA);

    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Volver a «Tableta de cocina»' }));

    await arriveAt('/cocina?puesto=cocina');
  });

  it('leads to the carta with the account, in this tab', async () => {
    signInDispositivo();
    serve(servidor, {
      'POST /api/auth/login': { accessToken: 'a.b.c', refreshToken: 'r2', restaurante: buildRestaurante() },
    });
    open('/admin', CON_CUENTA);
    await fillLogin();

    await arriveAt('/admin/carta');
    expect(localStorage.getItem('dispositivo')).toContain('Tableta de cocina');
  });

  it('of nobody leads to the pairing', () => {
    open('/admin');
    expect(screen.getByRole('link', { name: 'Emparejar un dispositivo del local' })).toHaveAttribute(
      'href',
      '/emparejar',
    );
  });
});
