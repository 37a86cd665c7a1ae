import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

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
  it('wipes the email from its address, checks the code, and asks for another password', async () => {
    openPersonal(`/reset-password?email=${encodeURIComponent(ANA)}`);
    await arriveAt('/reset-password');
    expect(await screen.findByText(/ana@ejemplo\.es/)).toBeInTheDocument();

    await type('Código', '12a34 567');
    expect(screen.getByLabelText('Código')).toHaveValue('123456');
    await press('Continuar');

    await arriveAt('/change-password');
    expect(readPeticiones(servidor)).toEqual([
      `POST /api/auth/verify-password-reset-code {"email":"${ANA}","code":"123456"}`,
    ]);
    await choosePassword('nueva-clave');
    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
  });

  it.each([
    ['', 'El código es obligatorio'],
    ['123', 'El código debe tener 6 dígitos'],
  ])('does not take %p for a code', async (code, mensaje) => {
    openPersonal(`/reset-password?email=${ANA}`);
    await screen.findByLabelText('Código');
    if (code !== '') await type('Código', code);

    await press('Continuar');

    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
    expect(servidor.peticiones).toEqual([]);
  });

  it('goes no further with a code the server does not know', async () => {
    serve(servidor, { 'POST /api/auth/verify-password-reset-code': new Negativa(422) });
    openPersonal(`/reset-password?email=${ANA}`);
    await type('Código', '123456');

    await press('Continuar');

    expect(await screen.findByRole('alert')).toHaveTextContent('Error al verificar el código');
    await arriveAt('/reset-password');
  });

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
    await type('Email', ANA);
    await type('Contraseña', 'nueva-clave');
    await press('Iniciar sesión');

    await arriveAt('/admin/settings/dispositivos');
  });

  it('knows both after a reload, from the state of its entry', async () => {
    openPersonal('/change-password', { email: ANA, code: '123456' });

    expect(await screen.findByLabelText('Nueva contraseña')).toBeInTheDocument();
  });

  it.each([
    ['', '', 'La nueva contraseña es obligatoria'],
    ['12345', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['123456', '1234567', 'Las contraseñas no coinciden'],
  ])('with %p and %p says «%s»', async (password, repetida, mensaje) => {
    openPersonal(CON_TODO);
    await screen.findByLabelText('Nueva contraseña');
    if (password !== '') await type('Nueva contraseña', password);
    if (repetida !== '') await type('Confirmar contraseña', repetida);

    await press('Cambiar contraseña');

    expect(await screen.findByText(mensaje)).toBeInTheDocument();
    expect(servidor.peticiones).toEqual([]);
  });

  it('shows and hides each password', async () => {
    openPersonal(CON_TODO);
    const campo = await screen.findByLabelText('Nueva contraseña');

    const [mostrar] = screen.getAllByRole('button', { name: 'Mostrar contraseña' });
    if (mostrar) await userEvent.click(mostrar);

    expect(campo).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirmar contraseña')).toHaveAttribute('type', 'password');
  });
});

it.each([
  '/reset-password',
  '/change-password',
  `/change-password?email=${ANA}`,
  '/change-password?code=123456',
])('%s without all it needs says so, and leads to where a code is sent', async (direccion) => {
  openPersonal(direccion);

  expect(await screen.findByRole('alert')).toHaveTextContent('A este enlace le falta información.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/forgot-password');
});
