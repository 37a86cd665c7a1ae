import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { toNoticia } from '../../sesion/origen';
import { TOKENS, buildRestaurante, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';
import { fillLogin } from '../../sesion/pruebas/fill-login';

const servidor = useServidor();
const ana = buildRestaurante();
const SIN_VERIFICAR = new Negativa(403, {
  code: 'FORBIDDEN',
  message: 'Debes verificar tu email antes de poder iniciar sesión',
});

beforeEach(() => {
  signOut();
  serve(servidor, {
    'POST /api/auth/login': SIN_VERIFICAR,
    'POST /api/auth/verify-email-code': { restaurante: ana, token: TOKENS.accessToken, ...TOKENS },
  });
});

async function login(state?: unknown) {
  openPersonal('/admin', state);
  await fillLogin('Ana@ejemplo.es');
}

describe('an account whose email is not verified', () => {
  it('is asked for its code, told it is right, and let in to its carta', async () => {
    await login();
    await userEvent.type(await screen.findByLabelText('Código'), '123456');
    expect(screen.getByText('Debes verificar tu email antes de poder iniciar sesión')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));

    await screen.findByRole('alertdialog', { name: 'Email verificado' });
    await arriveAt('/admin');
    expect(readPeticiones(servidor).at(-1)).toBe(
      'POST /api/auth/verify-email-code {"email":"ana@ejemplo.es","code":"123456"}',
    );
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ana);
    expect(sessionStorage.getItem('refreshToken')).toBe(TOKENS.refreshToken);

    await userEvent.click(screen.getByRole('button', { name: 'Ir a mi carta' }));
    await arriveAt('/admin/carta');
  });

  it('may leave the code for later, and is asked again at the next try', async () => {
    await login();
    await screen.findByLabelText('Código');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByLabelText('Código')).toBeNull());
    await arriveAt('/admin');

    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));

    expect(await screen.findByLabelText('Código')).toBeInTheDocument();
  });
});

it('says what the page before wants known, and names its tab', async () => {
  openPersonal('/admin', toNoticia('Contraseña cambiada exitosamente'));

  expect(await screen.findByText('Contraseña cambiada exitosamente')).toBeInTheDocument();
  expect(document.title).toBe('Iniciar sesión · Carta Digital');
});
