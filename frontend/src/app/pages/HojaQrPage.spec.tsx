import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, serve } from '../pruebas/personal';

const servidor = useServidor();

beforeEach(signOut);

const buildMesas = (cuantas: number, origen = 'http://192.168.1.20:3000') =>
  Array.from({ length: cuantas }, (_, i) => ({
    numero: i + 1,
    enlace: `${origen}/menu?restaurante=r1&mesa=${i + 1}`,
  }));

function open(respuesta: unknown) {
  serve(servidor, { 'GET /api/restaurantes/r1/mesas': respuesta });
  signIn(buildRestaurante({ tipoUsuario: 'premium' }));
  openPersonal('/admin/settings/qr');
}
const imprimir = () => screen.getByRole('button', { name: 'Imprimir' });

it('says how far it is while hundreds are made, and prints only when all are', async () => {
  open(buildMesas(200));

  const avance = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect(avance.max).toBe(200);
  expect(imprimir()).toBeDisabled();

  await waitFor(() => expect(imprimir()).toBeEnabled());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(200);
});

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open(buildMesas(1));
  await waitFor(() => expect(imprimir()).toBeEnabled());

  await userEvent.click(imprimir());

  expect(print).toHaveBeenCalledTimes(1);
});

it('makes no codes that no phone could open', async () => {
  open(buildMesas(3, 'http://127.0.0.1:3000'));

  expect(await screen.findByRole('alert')).toHaveTextContent('ningún móvil podría abrirla');
  expect(screen.queryByRole('article')).toBeNull();
  expect(imprimir()).toBeDisabled();
});

it('says why there is nothing to print', async () => {
  open(new Negativa(500));

  expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

it('is not for who takes no orders', async () => {
  signIn(buildRestaurante());
  openPersonal('/admin/settings/qr');
  await arriveAt('/admin/carta');
});
