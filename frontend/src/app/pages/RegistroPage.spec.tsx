import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const ana = buildRestaurante();
const DISPONIBLE = { 'POST /api/auth/verify-email': { disponible: true } };
const REGISTRADO = { restaurante: ana, requiresVerification: true, token: null };
const BUENO = {
  nombre: '  La Tasca de Ana ',
  email: ' Ana@Ejemplo.es ',
  password: 'secreta',
  repetida: 'secreta',
};

beforeEach(() => {
  signOut();
  serve(servidor, { ...DISPONIBLE, 'POST /api/auth/register': REGISTRADO });
});

async function register(datos: Partial<typeof BUENO> = {}) {
  openPersonal('/register');
  const { nombre, email, password, repetida } = { ...BUENO, ...datos };
  const campos = [
    ['Nombre del establecimiento', nombre],
    ['Email', email],
    ['Contraseña', password],
    ['Confirmar contraseña', repetida],
  ] as const;
  for (const [etiqueta, texto] of campos) {
    fireEvent.change(await screen.findByLabelText(etiqueta), { target: { value: texto } });
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Crear cuenta' }));
}

it('takes the mismatch away when the first password is what was mended', async () => {
  await register({ password: 'secretas', repetida: 'secreta' });
  await screen.findByText('Las contraseñas no coinciden');

  await userEvent.type(screen.getByLabelText('Contraseña'), '{Backspace}');

  await waitFor(() => expect(screen.queryByText('Las contraseñas no coinciden')).toBeNull());
});

it('asks first whether the email is free, and says so beside it when it is not', async () => {
  serve(servidor, { 'POST /api/auth/verify-email': { disponible: false } });

  await register();

  expect(await screen.findByText('Este email ya está registrado')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(readPeticiones(servidor)).toEqual(['POST /api/auth/verify-email {"email":"ana@ejemplo.es"}']);
});

it('offers the code again to who closed its dialog', async () => {
  await register();
  await screen.findByLabelText('Código');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(screen.queryByLabelText('Código')).toBeNull());
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Introducir el código' }));

  expect(await screen.findByLabelText('Código')).toBeInTheDocument();
});

it('goes to the login by itself after 2 s where no email has to be verified', async () => {
  serve(servidor, {
    ...DISPONIBLE,
    'POST /api/auth/register': { restaurante: ana, requiresVerification: false, token: 't' },
  });
  const esperas = jest.spyOn(globalThis, 'setTimeout');

  await register();

  expect(await screen.findByText(/Registro exitoso/)).toBeInTheDocument();
  expect(esperas).toHaveBeenCalledWith(expect.any(Function), 2_000);
  esperas.mockRestore();
  await waitFor(() => arriveAt('/admin'));
});

it('names its tab, and leads back to the login', async () => {
  openPersonal('/register');

  expect(await screen.findByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/admin');
  expect(document.title).toBe('Crear cuenta · Carta Digital');
});

it('asks again for the same account when the answer was lost, whatever the check would say by then', async () => {
  servidor.manejar = (req, res) => {
    if (req.url?.endsWith('/register')) res.destroy();
    else ok(res, { disponible: true });
  };
  await register();
  const [mensaje] = await screen.findAllByText(/Error de conexión/);
  expect(mensaje).toBeInTheDocument();

  serve(servidor, {
    'POST /api/auth/verify-email': { disponible: false },
    'POST /api/auth/register': REGISTRADO,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

  expect(await screen.findByLabelText('Código')).toBeInTheDocument();
});
