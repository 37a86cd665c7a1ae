import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';
import { fillLogin } from '../../sesion/pruebas/fill-login';

const servidor = useServidor();
const ANA = 'ana@ejemplo.es';
const TODO_BIEN = {
  'POST /api/auth/forgot-password': null,
  'POST /api/auth/verify-password-reset-code': { valido: true },
  'POST /api/auth/reset-password': null,
};

beforeEach(() => {
  signOut();
  serve(servidor, TODO_BIEN);
});

const type = async (etiqueta: string, texto: string) =>
  userEvent.type(await screen.findByLabelText(etiqueta), texto);
const press = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));

async function choosePassword(password: string, repetida = password) {
  await type('Nueva contraseña', password);
  if (repetida !== '') await type('Confirmar contraseña', repetida);
  await press('Cambiar contraseña');
}

describe('/reset-password', () => {
  it('has another code sent where codes are sent, with the email already there', async () => {
    openPersonal(`/reset-password?email=${ANA}`);

    await userEvent.click(await screen.findByRole('link', { name: 'Reenviar código' }));

    await arriveAt('/forgot-password');
    expect(await screen.findByLabelText('Email')).toHaveValue(ANA);
  });
});

describe('/change-password', () => {
  const CON_TODO = `/change-password?email=${ANA}&code=123456`;

  it('wipes email and code from its address, and goes to the login 3 s after the change', async () => {
    openPersonal(CON_TODO);
    await arriveAt('/change-password');
    const esperas = jest.spyOn(globalThis, 'setTimeout');

    await choosePassword('nueva-clave');

    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
    expect(esperas).toHaveBeenCalledWith(expect.any(Function), 3_000);
    esperas.mockRestore();
    expect(readPeticiones(servidor)).toEqual([
      `POST /api/auth/reset-password {"email":"${ANA}","code":"123456","newPassword":"nueva-clave"}`,
    ]);
    await waitFor(() => arriveAt('/admin'));
  });

  it('takes the link of the mail in place of the code, and wipes it too', async () => {
    serve(servidor, { 'POST /api/auth/reset-password/enlace': null });
    openPersonal(`/change-password?email=${ANA}&enlace=qL3x9J0bT2m8VwK5dR7sYg`);
    await arriveAt('/change-password');

    await choosePassword('nueva-clave');

    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
    expect(readPeticiones(servidor)).toEqual([
      `POST /api/auth/reset-password/enlace {"email":"${ANA}","enlace":"qL3x9J0bT2m8VwK5dR7sYg","newPassword":"nueva-clave"}`,
    ]);
  });

  it('tells which devices stay paired, and leads to where they can all be removed', async () => {
    const restaurante = buildRestaurante({ tipoUsuario: 'premium' });
    serve(servidor, {
      'POST /api/auth/reset-password': { dispositivos: ['Barra', 'Cocina'] },
      'POST /api/auth/login': { accessToken: 'a.b.c', refreshToken: 'r', restaurante },
      'GET /api/dispositivos': [],
    });
    openPersonal(CON_TODO);
    await choosePassword('nueva-clave');
    await waitFor(() => arriveAt('/admin'));

    expect(await screen.findByText(/Siguen emparejados: Barra, Cocina/)).toBeInTheDocument();
    await fillLogin(ANA, 'nueva-clave');

    await arriveAt('/admin/settings/dispositivos');
  });
});

it('/forgot-password offers the code again to who closed its dialog, and the way back to the login', async () => {
  openPersonal('/forgot-password');
  await type('Email', ANA);
  await press('Enviar código');
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByLabelText('Código')).toBeNull());

  await press('Introducir el código');

  expect(await screen.findByLabelText('Código')).toBeInTheDocument();
  const enlace = screen.getByText('Volver a iniciar sesión');
  expect(enlace).toHaveAttribute('href', '/admin');
});
