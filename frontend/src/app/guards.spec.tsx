import type { Restaurante } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { saveTokens } from '../sesion/almacen';
import { startSesion, useSesion } from '../sesion/useSesion';
import { answer, ok, useServidor } from '../shared/api/pruebas/servidor';
import { RequirePremium, RequireSesion } from './guards';
import LoginPage from '../sesion/cuenta/LoginPage';
import { fillLogin } from '../sesion/pruebas/fill-login';

const servidor = useServidor();
const TOKEN = `x.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.y`;

const restauranteDe = (tipoUsuario: Restaurante['tipoUsuario']) =>
  ({ _id: 'r1', nombre: 'La Tasca de Ana', tipoUsuario }) as Restaurante;

function signIn(tipo: Restaurante['tipoUsuario']) {
  saveTokens({ accessToken: TOKEN, refreshToken: 'r' });
  useSesion.setState({ estado: 'abierta', restaurante: restauranteDe(tipo) });
}

function Direccion() {
  const { pathname, search } = useLocation();
  return <code>{`${pathname}${search}`}</code>;
}

function open(direccion: string) {
  return render(
    <MemoryRouter initialEntries={[direccion]}>
      <Routes>
        <Route path="/admin" element={<LoginPage />} />
        <Route element={<RequireSesion />}>
          <Route path="/admin/carta" element={<p>La carta</p>} />
          <Route element={<RequirePremium />}>
            <Route path="/admin/pedidos" element={<p>Los pedidos</p>} />
          </Route>
        </Route>
      </Routes>
      <Direccion />
    </MemoryRouter>,
  );
}

/** Waits to be at an address. */
const arriveAt = (direccion: string) => screen.findByText(direccion, { selector: 'code' });

beforeAll(() => {
  startSesion();
});

beforeEach(() => {
  sessionStorage.clear();
  servidor.manejar = (_req, res) =>
    ok(res, { accessToken: TOKEN, refreshToken: 'r', restaurante: restauranteDe('premium') });
  useSesion.setState({ estado: 'anonima', restaurante: null, aviso: null, fallo: null });
});

describe('a protected address', () => {
  it('waits while the session is being checked', async () => {
    useSesion.setState({ estado: 'comprobando' });

    open('/admin/pedidos');

    expect(screen.getByText('Cargando...')).toBeInTheDocument();
    await arriveAt('/admin/pedidos');
  });

  it('offers another try when the check could not reach the server', async () => {
    useSesion.setState({
      estado: 'comprobando',
      fallo: 'Error de conexión. Verifica tu conexión a internet.',
    });

    open('/admin/pedidos');

    expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  });

  it.each(['premium', 'admin', 'camarero'] as const)('of the boards is open to %s', (tipo) => {
    signIn(tipo);

    open('/admin/pedidos');

    expect(screen.getByText('Los pedidos')).toBeInTheDocument();
  });
});

describe('a protected address that was left', () => {
  it.each([
    ['by signing out on purpose is forgotten', () => void useSesion.getState().logout(), '/admin/carta'],
    [
      'because the session ended is come back to',
      () => useSesion.getState().expire('inactiva'),
      '/admin/pedidos',
    ],
  ])('%s', async (_, leave, despues) => {
    signIn('premium');
    open('/admin/pedidos');
    act(leave);
    await arriveAt('/admin');

    await fillLogin('otra@ejemplo.es', 'secreta');

    await arriveAt(despues);
  });
});

describe('the login', () => {
  it('puts beside the field what the server says of it', async () => {
    const errors = [{ field: 'password', message: 'La contraseña es demasiado larga' }];
    servidor.manejar = (_req, res) => answer(res, 422, { success: false, code: 'VALIDATION_ERROR', errors });
    open('/admin');

    await fillLogin('ana@ejemplo.es', 'x');

    expect(await screen.findByText('La contraseña es demasiado larga')).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  });
});
