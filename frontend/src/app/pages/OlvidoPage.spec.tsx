import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { signOut } from '../../sesion/pruebas/sesiones';
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

async function ask(email: string) {
  openPersonal('/forgot-password');
  await screen.findByLabelText('Email');
  if (email !== '') await type('Email', email);
  await press('Enviar código');
}

it('leads from the email over its code to another password, and says so at the login', async () => {
  await ask(` ${ANA.toUpperCase()} `);
  await type('Código', '123456');
  await press('Verificar');
  const nueva = await screen.findByLabelText('Nueva contraseña');
  await userEvent.type(nueva, 'nueva-clave');
  await type('Confirmar contraseña', 'nueva-clave');
  await press('Cambiar contraseña');

  await arriveAt('/admin');
  expect(screen.getByRole('status')).toHaveTextContent('Contraseña cambiada exitosamente');
  expect(readPeticiones(servidor)).toEqual([
    `POST /api/auth/forgot-password {"email":"${ANA}"}`,
    `POST /api/auth/verify-password-reset-code {"email":"${ANA}","code":"123456"}`,
    `POST /api/auth/reset-password {"email":"${ANA}","code":"123456","newPassword":"nueva-clave"}`,
  ]);
});

it.each([
  [new Negativa(404, { message: 'No existe' }), 'Este email no está registrado'],
  [new Negativa(500), 'Error al enviar el código'],
  [new Negativa(429, { message: 'Espera 30 segundos' }), 'Espera 30 segundos'],
])('says why no code was sent: %j', async (negativa, mensaje) => {
  serve(servidor, { 'POST /api/auth/forgot-password': negativa });

  await ask(ANA);

  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(screen.queryByLabelText('Código')).toBeNull();
});

it('wants an email', async () => {
  await ask('');

  expect(await screen.findByRole('alert')).toHaveTextContent('El email es obligatorio');
  expect(servidor.peticiones).toEqual([]);
});

it('offers the code again to who closed its dialog, and the way back to the login', async () => {
  await ask(ANA);
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByLabelText('Código')).toBeNull());

  await press('Introducir el código');

  expect(await screen.findByLabelText('Código')).toBeInTheDocument();
  const enlace = screen.getByText('Volver a iniciar sesión');
  expect(enlace).toHaveAttribute('href', '/admin');
});
