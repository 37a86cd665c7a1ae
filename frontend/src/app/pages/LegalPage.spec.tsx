import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { useSesion } from '../../sesion/useSesion';
import { Negativa, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const legal = {
  titular: 'Ana Ruiz',
  nif: '12345678Z',
  domicilio: 'Calle Mayor 1',
  email: 'hola@tasca.es',
  telefono: '',
};

beforeEach(() => {
  signOut();
});

function open(respuesta: unknown, restaurante = buildRestaurante()) {
  serve(servidor, { 'PUT /api/restaurantes/r1/legal': respuesta, 'GET /api/auth/me': restaurante });
  signIn(restaurante);
  openPersonal('/admin/settings/legal');
}
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('says what is missing, and stores what there is', async () => {
  open(legal);
  await userEvent.type(await screen.findByLabelText('NIF'), '12345678-z');
  await userEvent.type(screen.getByLabelText('Titular'), 'Ana Ruiz');
  expect(screen.getByText(/^Faltan el domicilio, un email de contacto y un teléfono/)).toBeInTheDocument();

  await guardar();

  expect(await screen.findByText('Datos legales guardados')).toBeInTheDocument();
  expect(readPeticiones(servidor)[0]).toContain('PUT /api/restaurantes/r1/legal');
  expect(readPeticiones(servidor)[0]).toContain('"nif":"12345678-z"');
  expect(screen.getByLabelText('NIF')).toHaveValue('12345678Z');
  expect(screen.getByText(/^Falta un teléfono de contacto\./)).toBeInTheDocument();
});

it('shows what was said before', async () => {
  open(legal, buildRestaurante({ legal: { ...legal, telefono: '600 111 222' } }));

  expect(await screen.findByLabelText('Titular')).toHaveValue('Ana Ruiz');
  expect(screen.queryByText(/^Faltan? /)).toBeNull();
});

it('does not send a NIF whose letter is wrong, and says why', async () => {
  open(legal);
  await userEvent.type(await screen.findByLabelText('NIF'), '12345678A');

  await guardar();

  expect(await screen.findByText(/El NIF no es correcto/)).toBeInTheDocument();
  expect(readPeticiones(servidor)).toEqual([]);
});

it('says that it could not be stored', async () => {
  open(new Negativa(500));
  await screen.findByLabelText('NIF');

  await guardar();

  expect(await screen.findByText(/Error interno del servidor/)).toBeInTheDocument();
});

it('says at once that cards are not taken, and takes it back where it could not be stored', async () => {
  const restaurante = buildRestaurante();
  open(legal, restaurante);
  const tap = async () => userEvent.click(await screen.findByRole('switch', { name: 'Solo efectivo' }));
  serve(servidor, {
    'PUT /api/restaurantes/r1': { ...restaurante, soloEfectivo: true },
    'GET /api/auth/me': { ...restaurante, soloEfectivo: true },
  });
  await tap();
  await waitFor(() => expect(useSesion.getState().restaurante).toMatchObject({ soloEfectivo: true }));
  expect(readPeticiones(servidor)[0]).toContain('{"soloEfectivo":true}');

  serve(servidor, { 'PUT /api/restaurantes/r1': new Negativa(500) });
  await tap();
  expect(await screen.findByText(/Error interno del servidor/)).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Solo efectivo' })).toBeChecked();
});
