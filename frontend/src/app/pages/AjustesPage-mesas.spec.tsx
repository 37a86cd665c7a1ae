import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildGrupo } from '../../piso/vivo/pruebas/fabrica';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();

beforeEach(() => {
  signOut();
});

async function openAjustes(restaurante = buildRestaurante()) {
  signIn(restaurante);
  openPersonal('/admin/settings');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes' });
}
const press = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));
const write = async (etiqueta: string, texto: string) => {
  await userEvent.clear(await screen.findByLabelText(etiqueta));
  if (texto !== '') await userEvent.type(screen.getByLabelText(etiqueta), texto);
};
const guardar = () => screen.getByRole('button', { name: 'Guardar' });

describe('the mesas', () => {
  const premium = buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 12 });

  async function save(texto: string) {
    await openAjustes(premium);
    await press('Mesas y códigos QR');
    await write('Número de mesas', texto);
    await userEvent.click(guardar());
  }

  it.each(['', '0', '501', '1.5', 'doce', '-3'])('cannot be %p', async (texto) => {
    await save(texto);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El número de mesas debe ser un número entero entre 1 y 500',
    );
    expect(servidor.peticiones.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('are saved, and what was read of them is read again', async () => {
    serve(servidor, {
      'PUT /api/restaurantes/r1': premium,
      'GET /api/auth/me': { ...premium, numeroMesas: 20 },
    });
    consultas.setQueryData(['mesas', 'r1'], []);

    await save('20');

    expect(await screen.findByRole('status')).toHaveTextContent('Número de mesas guardado');
    expect(readPeticiones(servidor).filter((peticion) => !peticion.includes('/pedidos'))).toEqual([
      'PUT /api/restaurantes/r1 {"numeroMesas":20}',
      'GET /api/auth/me',
    ]);
    expect(consultas.getQueryState(['mesas', 'r1'])?.isInvalidated).toBe(true);
  });

  it('say which of those that are left out somebody eats at', async () => {
    serve(servidor, {
      'GET /api/pedidos': [buildGrupo({ mesa: 11 }), buildGrupo({ mesa: 3 })],
      'GET /api/pedidos/entregados': [buildGrupo({ mesa: 9 })],
    });
    await openAjustes(premium);
    await press('Mesas y códigos QR');

    await write('Número de mesas', '10');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'La mesa 11 sigue abierta: se atiende hasta que se cobre.',
    );

    await write('Número de mesas', '5');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Las mesas 9 y 11 siguen abiertas: se atienden hasta que se cobren.',
    );

    await write('Número de mesas', '11');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lead to the sheet with their codes', async () => {
    await openAjustes(premium);
    await press('Mesas y códigos QR');
    serve(servidor, { 'GET /api/restaurantes/r1/mesas': [] });

    await userEvent.click(await screen.findByRole('button', { name: 'Ver las tarjetas' }));

    await arriveAt('/admin/settings/qr');
  });
});
