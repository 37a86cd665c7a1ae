// Longer than most: each switch of the page is tried together with its refusal.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INTERRUPTORES, SERVICIO_INICIAL } from '@carta/contracts';
import type { CambiarServicioRequest, Interruptor, Servicio } from '@carta/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { buildRestaurante, signIn, signInDispositivo, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const RUTA = '/api/restaurantes/r1/servicio';
const MESAS = [{ numero: 1, enlace: 'http://192.168.1.20:3000/menu?restaurante=r1&mesa=1&t=nueva' }];

/** The server holds `servicio`, and answers a change with `change`. */
let servicio: Servicio;
let sinCodigo: number;
let change: (cambios: CambiarServicioRequest, res: ServerResponse) => void;

function attend(req: IncomingMessage, res: ServerResponse, cuerpo: string) {
  if (req.url === '/api/restaurantes/r1/mesas/renovar') return ok(res, { mesas: MESAS });
  if (req.url === '/api/restaurantes/r1/mesas') return ok(res, MESAS);
  if (req.url === '/api/pedidos/rechazados') return ok(res, { dia: '2026-11-21', sinCodigo });
  if (req.method === 'PUT') return change(JSON.parse(cuerpo) as CambiarServicioRequest, res);
  ok(res, servicio);
}

beforeEach(() => {
  signOut();
  consultas.clear();
  servidor.manejar = attend;
  sinCodigo = 0;
  servicio = { rev: 0, ...SERVICIO_INICIAL };
  change = (cambios, res) => {
    servicio = { ...servicio, ...cambios };
    ok(res, servicio);
  };
});

async function open() {
  signIn(buildRestaurante({ tipoUsuario: 'premium' }));
  openPersonal('/admin/settings/servicio');
  await screen.findByRole('switch', { name: 'Pausar pedidos' });
}
const interruptor = (name: string) => screen.getByRole('switch', { name });
const cambios = () => readPeticiones(servidor).filter((peticion) => peticion.startsWith('PUT'));
const write = async (etiqueta: string, texto: string) => {
  await userEvent.clear(screen.getByLabelText(etiqueta));
  if (texto !== '') await userEvent.type(screen.getByLabelText(etiqueta), texto);
};
const press = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));

describe('what is switched on', () => {
  const deLaPagina = Object.entries(INTERRUPTORES)
    .filter(([, { enAjustes }]) => enAjustes !== 'Urgentes')
    .map(([campo, { titulo }]) => [titulo, campo as Interruptor] as const);

  it.each(deLaPagina)('%s: is changed at once, and explains itself', async (nombre, campo) => {
    await open();
    expect(interruptor(nombre)).not.toBeChecked();
    expect(interruptor(nombre)).toHaveAccessibleDescription(/\w+/);

    await userEvent.click(interruptor(nombre));

    expect(interruptor(nombre)).toBeChecked();
    await waitFor(() => expect(cambios()).toEqual([`PUT ${RUTA} {"${campo}":true}`]));
    await userEvent.click(interruptor(nombre));
    await waitFor(() => expect(servicio[campo]).toBe(false));
    expect(interruptor(nombre)).not.toBeChecked();
  });

  it('is shown before the server has answered, and goes back when it refuses', async () => {
    let refuse!: () => void;
    change = (_cambios, res) => {
      refuse = () => answer(res, 500, { success: false });
    };
    await open();

    await userEvent.click(interruptor('Pausar pedidos'));
    expect(interruptor('Pausar pedidos')).toBeChecked();
    await waitFor(() => expect(cambios()).toHaveLength(1));
    act(() => refuse());

    await waitFor(() => expect(interruptor('Pausar pedidos')).not.toBeChecked());
  });

  it('goes back alone: another change made meanwhile stays', async () => {
    const respuestas: (() => void)[] = [];
    change = (pedido, res) => {
      respuestas.push(() =>
        'pausado' in pedido ? answer(res, 500, { success: false }) : ok(res, { ...servicio, ...pedido }),
      );
    };
    await open();
    await userEvent.click(interruptor('Pausar pedidos'));
    await userEvent.click(interruptor('Toda la mesa ve su pedido'));
    await waitFor(() => expect(respuestas).toHaveLength(1));

    act(() => respuestas[0]?.());
    await waitFor(() => expect(interruptor('Pausar pedidos')).not.toBeChecked());
    expect(interruptor('Toda la mesa ve su pedido')).toBeChecked();

    await waitFor(() => expect(respuestas).toHaveLength(2));
    act(() => respuestas[1]?.());
    await waitFor(() => expect(consultas.isMutating()).toBe(0));
    expect(interruptor('Toda la mesa ve su pedido')).toBeChecked();
  });

  it('ends as the last tap says, however quick the taps', async () => {
    await open();
    for (let toque = 0; toque < 5; toque++) await userEvent.click(interruptor('Pausar pedidos'));

    await waitFor(() => expect(cambios()).toHaveLength(5));
    await waitFor(() => expect(servicio.pausado).toBe(true));
    expect(interruptor('Pausar pedidos')).toBeChecked();
  });

  it('says why it could not be read', async () => {
    serve(servidor, {});
    signIn(buildRestaurante({ tipoUsuario: 'premium' }));
    openPersonal('/admin/settings/servicio');
    expect(await screen.findByRole('alert')).toHaveTextContent('El recurso solicitado no existe.');

    servidor.manejar = attend;
    await press('Reintentar');

    expect(await screen.findByRole('switch', { name: 'Pausar pedidos' })).toBeInTheDocument();
  });
});

describe('orders without a code that were turned away', () => {
  it.each([
    [1, 'Se ha rechazado 1 pedido sin código'],
    [142, 'Se han rechazado 142 pedidos sin código'],
  ])('are told when they are %d, with what can be done', async (cuantos, texto) => {
    sinCodigo = cuantos;
    await open();
    expect(await screen.findByText(texto)).toBeInTheDocument();
    expect(screen.getByText(/activa «Pedir solo con el código de la mesa»/)).toBeInTheDocument();

    await userEvent.click(interruptor('Pedir solo con el código de la mesa'));

    expect(await screen.findByText(/Ahora solo pide quien tiene un código/)).toBeInTheDocument();
  });

  it('are no news when there are none', async () => {
    await open();
    await waitFor(() => expect(readPeticiones(servidor)).toContain('GET /api/pedidos/rechazados'));

    await waitFor(() => expect(consultas.isFetching()).toBe(0));
    expect(screen.queryByText(/rechazado/)).toBeNull();
  });

  it('are told on the board too, and lead here', async () => {
    sinCodigo = 3;
    signIn(buildRestaurante({ tipoUsuario: 'premium' }));
    openPersonal('/admin/pedidos');
    expect(await screen.findByText('Se han rechazado 3 pedidos sin código')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'exige el QR firmado' }));

    await arriveAt('/admin/settings/servicio');
    await screen.findByRole('switch', { name: 'Pedir solo con el código de la mesa' });
    await waitFor(() => expect(consultas.isFetching()).toBe(0));
  });

  it('are the owner’s: a paired screen does not ask', async () => {
    sinCodigo = 3;
    signInDispositivo('camarero');
    openPersonal('/admin/pedidos');
    await screen.findByRole('heading', { name: 'Pedidos' });

    expect(readPeticiones(servidor)).not.toContain('GET /api/pedidos/rechazados');
  });
});

describe('the minutes', () => {
  it('are saved together', async () => {
    await open();
    await write('Ámbar desde (minutos)', '8');
    await write('Rojo desde (minutos)', ' 15 ');

    await press('Guardar');

    expect(await screen.findByText('Tiempos guardados')).toBeInTheDocument();
    expect(cambios()).toEqual([`PUT ${RUTA} {"minutosAmbar":8,"minutosRojo":15}`]);
  });

  it.each([
    ['10', '10', 'El aviso rojo debe llegar después del ámbar'],
    ['0', '10', 'Los minutos deben ser un número entero entre 1 y 120'],
    ['5', '121', 'Los minutos deben ser un número entero entre 1 y 120'],
    ['5', '', 'Los minutos deben ser un número entero entre 1 y 120'],
    ['2,5', '10', 'Los minutos deben ser un número entero entre 1 y 120'],
  ])('cannot be %p and %p', async (ambar, rojo, mensaje) => {
    await open();
    await write('Ámbar desde (minutos)', ambar);
    await write('Rojo desde (minutos)', rojo);

    await press('Guardar');

    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
    expect(cambios()).toEqual([]);
  });

  it('say beside the field what the server finds wrong', async () => {
    change = (_cambios, res) =>
      answer(res, 422, { success: false, errors: [{ field: 'minutosRojo', message: 'Ese no' }] });
    await open();
    await press('Guardar');

    expect(await screen.findByRole('alert')).toHaveTextContent('Ese no');
    expect(screen.getByLabelText('Rojo desde (minutos)')).toBeInvalid();
  });
});

describe('the printed codes', () => {
  it('are renewed only by who knows what that means, and are printed next', async () => {
    await open();
    await press('Renovar códigos');
    expect(await screen.findByRole('alertdialog', { name: 'Renovar códigos' })).toHaveAccessibleDescription(
      /dejarán de valer al momento y habrá que imprimirlos todos otra vez/,
    );
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(readPeticiones(servidor).filter((peticion) => !peticion.startsWith('GET'))).toEqual([]);

    await press('Renovar códigos');
    await userEvent.click(await screen.findByRole('button', { name: 'Renovar' }));

    expect(await screen.findByText(/^Códigos renovados/)).toBeInTheDocument();
    expect(readPeticiones(servidor)).toContain('POST /api/restaurantes/r1/mesas/renovar');
    expect(consultas.getQueryData(['mesas', 'r1'])).toEqual(MESAS);
    await press('Ver las tarjetas');
    await arriveAt('/admin/settings/qr');
  });

  it('stay as they are when the server does not answer', async () => {
    await open();
    serve(servidor, {});
    await press('Renovar códigos');
    await userEvent.click(await screen.findByRole('button', { name: 'Renovar' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('El recurso solicitado no existe.');
    expect(screen.queryByRole('button', { name: 'Ver las tarjetas' })).toBeNull();
  });
});

describe('the days for which notes are kept', () => {
  it('are saved by themselves', async () => {
    await open();
    expect(screen.getByLabelText('Se guardan (días)')).toHaveValue('30');
    await write('Se guardan (días)', ' 7 ');

    await press('Guardar plazo');

    expect(await screen.findByText('Plazo guardado')).toBeInTheDocument();
    expect(cambios()).toEqual([`PUT ${RUTA} {"diasNotas":7}`]);
  });

  it.each(['0', '366', '', '1,5'])('cannot be %p', async (dias) => {
    await open();
    await write('Se guardan (días)', dias);

    await press('Guardar plazo');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Los días deben ser un número entero entre 1 y 365',
    );
    expect(cambios()).toEqual([]);
  });
});

it('adds forms of charge of the house, takes one away, and puts it back where it stood', async () => {
  const [hotel, vale] = ['Habitación', 'Vale'].map((nombre, i) => ({ _id: `${i}`.repeat(24), nombre }));
  servicio = { ...servicio, formas: [hotel!, vale!] };
  await open();
  render(<Toasts />);
  const nombres = () => (servicio.formas ?? []).map(({ nombre }) => nombre);

  await press('Añadir forma de cobro');
  await write('Nombre', 'Cheque');
  await press('Guardar');
  await waitFor(() => expect(nombres()).toEqual(['Habitación', 'Vale', 'Cheque']));

  await userEvent.click(await screen.findByRole('button', { name: 'Editar Vale' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar esta forma de cobro' }));
  await waitFor(() => expect(nombres()).toEqual(['Habitación', 'Cheque']));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(nombres()).toEqual(['Habitación', 'Vale', 'Cheque']));
});
