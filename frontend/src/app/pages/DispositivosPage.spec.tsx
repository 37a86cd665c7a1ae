// Longer than most: one page and one server serve everything that an owner does with devices.
import type { Dispositivo } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const premium = buildRestaurante({ tipoUsuario: 'premium' });
const LISTA = 'GET /api/dispositivos';
const CREAR = 'POST /api/dispositivos/codigos';
const CODIGO = {
  codigo: '12345678',
  enlace: 'http://192.168.1.20:3000/emparejar?codigo=12345678',
  caducaEn: '2026-11-22T20:10:00.000Z',
};

const hace = (ms: number) => new Date(Date.now() - ms).toISOString();
const buildDispositivo = (cambios: Partial<Dispositivo> = {}): Dispositivo => ({
  _id: 'd1',
  nombre: 'Tableta de cocina',
  puesto: 'cocina',
  conectado: true,
  vistoEn: hace(0),
  ...cambios,
});

beforeEach(() => {
  signOut();
  consultas.clear();
});

async function open(respuestas: Record<string, unknown>) {
  serve(servidor, respuestas);
  signIn(premium);
  openPersonal('/admin/settings/dispositivos');
  await screen.findByRole('heading', { level: 1, name: 'Dispositivos' });
}
const press = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));
const readAgain = () => act(() => consultas.invalidateQueries({ queryKey: ['dispositivos'] }));

async function createCodigo(nombre = 'Barra') {
  await press('Añadir dispositivo');
  await userEvent.type(await screen.findByLabelText('Nombre'), nombre);
  await userEvent.click(screen.getByRole('radio', { name: 'Barra' }));
  await press('Crear código');
}

describe('the devices', () => {
  it('are listed with their job, and say in words who is there', async () => {
    await open({
      [LISTA]: [
        buildDispositivo(),
        buildDispositivo({
          _id: 'd2',
          nombre: 'Móvil de Ana',
          puesto: 'camarero',
          conectado: false,
          vistoEn: hace(5 * 60_000),
        }),
      ],
    });

    const filas = within(await screen.findByRole('list', { name: 'Dispositivos' })).getAllByRole('listitem');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'Tableta de cocinaCocinaConectado',
      'Móvil de AnaCamareroVisto hace 5 min',
    ]);
  });

  it('say what they are for while there is none', async () => {
    await open({ [LISTA]: [] });

    expect(await screen.findByRole('heading', { name: 'Todavía no hay dispositivos' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Añadir dispositivo' })).toBeInTheDocument();
  });

  it('say why they could not be read, and try again', async () => {
    await open({ [LISTA]: new Negativa(500) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');

    serve(servidor, { [LISTA]: [buildDispositivo()] });
    await press('Reintentar');

    expect(await screen.findByText('Tableta de cocina')).toBeInTheDocument();
  });

  it('are for who takes orders', async () => {
    signIn(buildRestaurante());
    openPersonal('/admin/settings/dispositivos');
    await arriveAt('/admin/carta');
  });
});

describe('a new device', () => {
  it('gets a code to type and to scan, and the sheet sees by itself that it is there', async () => {
    await open({ [LISTA]: [], [CREAR]: CODIGO });
    await createCodigo(' Barra ');

    expect(await screen.findByText('1234 5678')).toBeInTheDocument();
    expect(screen.getByText('192.168.1.20:3000/emparejar')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Código QR para emparejar Barra' })).toBeInTheDocument();
    expect(screen.getByText(/^(10:00|9:\d\d)$/)).toBeInTheDocument();
    expect(readPeticiones(servidor)).toContain(`${CREAR} {"nombre":"Barra","puesto":"barra"}`);

    serve(servidor, { [LISTA]: [buildDispositivo({ nombre: 'BARRA', puesto: 'barra' })] });
    await readAgain();

    expect(await screen.findByText('«Barra» ya está emparejado')).toBeInTheDocument();
    await press('Hecho');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [new Negativa(422, { errors: [{ field: 'nombre', message: 'Ese nombre no' }] }), 'Ese nombre no'],
    [
      new Negativa(409, { message: 'Ya hay un dispositivo con ese nombre.' }),
      'Ya hay un dispositivo con ese nombre.',
    ],
  ])('says what is wrong with it: %j', async (negativa, mensaje) => {
    await open({ [LISTA]: [], [CREAR]: negativa });
    await createCodigo();

    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
    expect(screen.getByLabelText('Nombre')).toHaveValue('Barra');
  });

  it('whose code has expired gets another for the asking', async () => {
    await open({ [LISTA]: [], [CREAR]: CODIGO });
    await createCodigo();
    await screen.findByText('1234 5678');

    const reloj = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('alert')).toHaveTextContent('El código ha caducado');
    expect(screen.queryByText('1234 5678')).toBeNull();
    reloj.mockRestore();

    serve(servidor, { [LISTA]: [], [CREAR]: { ...CODIGO, codigo: '87654321' } });
    await press('Crear otro código');

    expect(await screen.findByText('8765 4321')).toBeInTheDocument();
  });

  it('gets no code that it could not open', async () => {
    await open({
      [LISTA]: [],
      [CREAR]: { ...CODIGO, enlace: 'http://localhost:3000/emparejar?codigo=12345678' },
    });
    await createCodigo();

    expect(await screen.findByRole('alert')).toHaveTextContent('solo funciona en este equipo');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it('a device that is out for safety is let in again with one tap beside the digits of its screen', async () => {
  const fuera = { desde: new Date().toISOString(), solicitudes: ['4821'] };
  const READMITIR = 'POST /api/dispositivos/d1/readmitir';
  await open({ [LISTA]: [{ ...buildDispositivo(), fuera }], [READMITIR]: null });
  expect(await screen.findByText(/Se ha quedado fuera por seguridad/)).toBeInTheDocument();

  serve(servidor, { [LISTA]: [buildDispositivo()], [READMITIR]: null });
  await press('Volver a admitir 4821');

  await waitFor(() => expect(screen.queryByText(/Se ha quedado fuera/)).toBeNull());
  expect(readPeticiones(servidor)).toContain(`${READMITIR} {"cifras":"4821"}`);
});

it('can all be removed at once, when there are several', async () => {
  const TODOS = 'DELETE /api/dispositivos';
  await open({ [LISTA]: [buildDispositivo(), { ...buildDispositivo(), _id: 'd2', nombre: 'Barra' }] });

  await press('Quitar todos');
  serve(servidor, { [LISTA]: [], [TODOS]: null });
  await press('Sí, quitar todos');

  expect(await screen.findByRole('heading', { name: 'Todavía no hay dispositivos' })).toBeInTheDocument();
  expect(readPeticiones(servidor)).toContain(TODOS);
});

describe('a device that is for something else from now on', () => {
  const CAMBIAR = 'PUT /api/dispositivos/d1';
  const FRIOS = 'b'.repeat(24);

  async function change(respuesta: unknown) {
    const antes = buildDispositivo({ puesto: 'barra', rev: 3 });
    serve(servidor, { [LISTA]: [antes], [CAMBIAR]: respuesta });
    signIn({ ...premium, estaciones: [{ _id: FRIOS, nombre: 'Fríos', tipo: 'comida' }] });
    openPersonal('/admin/settings/dispositivos');
    render(<Toasts />);
    await press('Cambiar Tableta de cocina');
    expect(screen.getByRole('radio', { name: 'Barra' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Cocina' }));
    await press('Fríos');
    await userEvent.selectOptions(screen.getByLabelText('Lengua de la pantalla'), 'العربية');
    serve(servidor, {
      [LISTA]: [buildDispositivo({ estaciones: [FRIOS], rev: 4 })],
      [CAMBIAR]: respuesta,
    });
    await press('Guardar');
  }

  it('is written with what its row showed, and its row says so', async () => {
    await change(null);

    expect(await screen.findByText('«Tableta de cocina» ha cambiado de puesto')).toBeInTheDocument();
    const fila = within(screen.getByRole('list', { name: 'Dispositivos' })).getByRole('listitem');
    expect(fila).toHaveTextContent('Tableta de cocinaFríosConectado');
    const cuerpo = `{"puesto":"cocina","estaciones":["${FRIOS}"],"lengua":"ar","rev":3}`;
    expect(readPeticiones(servidor)).toContain(`${CAMBIAR} ${cuerpo}`);
  });

  it('of which another screen has said so meanwhile is looked at first', async () => {
    await change(new Negativa(409, { code: 'CONFLICT', message: 'Alguien lo ha cambiado' }));

    expect(await screen.findByText('Alguien lo ha cambiado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open when there is no network', async () => {
    await change(new Negativa(500));

    expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Error interno del servidor.',
    );
  });
});

describe('a device to be removed', () => {
  async function ask(respuesta: unknown) {
    await open({ [LISTA]: [buildDispositivo()], 'DELETE /api/dispositivos/d1': respuesta });
    await press('Quitar Tableta de cocina');
    return screen.findByRole('alertdialog', { name: 'Quitar dispositivo' });
  }

  it('stays when its owner thinks better of it', async () => {
    await ask({});
    await press('Cancelar');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Tableta de cocina')).toBeInTheDocument();
    expect(readPeticiones(servidor)).not.toContain('DELETE /api/dispositivos/d1');
  });

  it('stays when the server does not agree', async () => {
    await ask(new Negativa(500));
    await press('Quitar');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Tableta de cocina')).toBeInTheDocument();
  });
});
