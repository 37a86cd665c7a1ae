import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { TOKENS, buildRestaurante, signIn, signInDispositivo, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, readPeticiones, serve } from '../pruebas/personal';
import EmparejarPage from '../../sesion/dispositivos/EmparejarPage';

const servidor = useServidor();
const MENSAJE = 'El código no es válido o ha caducado. Pide uno nuevo.';
const NO_VALE = new Negativa(422, {
  code: 'VALIDATION_ERROR',
  errors: [{ field: 'codigo', message: MENSAJE }],
});
const restaurante = buildRestaurante({ tipoUsuario: 'camarero' });
const BARRA = { ...TOKENS, dispositivo: { _id: 'd2', nombre: 'Barra', puesto: 'barra' }, restaurante };

beforeEach(() => {
  signOut();
});

function Direccion() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <>
      <code>{`${pathname}${search}`}</code>
      <samp data-testid="estado">{JSON.stringify(state)}</samp>
    </>
  );
}

function open(search = '', state?: unknown) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/emparejar', search, state }]}>
      <Routes>
        <Route path="/emparejar" element={<EmparejarPage />} />
        <Route path="*" element={<p>Su puesto</p>} />
      </Routes>
      <Direccion />
    </MemoryRouter>,
  );
}
const emparejar = {
  respuesta: (respuesta: unknown) => serve(servidor, { 'POST /api/dispositivos/emparejar': respuesta }),
};
const codigo = () => screen.getByLabelText('Código');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Emparejar' }));

it('takes a code typed with or without its gap, says which device this is now, and goes to its place', async () => {
  emparejar.respuesta(BARRA);
  open();
  await userEvent.type(codigo(), '1234 5678');
  expect(codigo()).toHaveValue('1234 5678');

  await send();

  expect(await screen.findByRole('heading', { name: 'Dispositivo emparejado' })).toBeInTheDocument();
  expect(screen.getByText('Barra · La Tasca de Ana').parentElement).toHaveTextContent(
    'BarraBarra · La Tasca de Ana',
  );
  expect(readPeticiones(servidor)).toEqual(['POST /api/dispositivos/emparejar {"codigo":"12345678"}']);
  expect(localStorage.getItem('dispositivo')).toContain('"d2"');
  await arriveAt('/cocina?puesto=barra');
});

it('takes a code that is pasted with whatever was around it', async () => {
  open();
  await userEvent.click(codigo());
  await userEvent.paste('Código: 8765-4321.');

  expect(codigo()).toHaveValue('8765 4321');
});

it('can be filled in by a phone, with the keyboard of figures', () => {
  open();

  expect(codigo()).toHaveAttribute('inputmode', 'numeric');
  expect(codigo()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codigo()).toHaveFocus();
});

it.each([
  ['', 'El código es obligatorio'],
  ['1234', 'El código debe tener 8 dígitos'],
])('asks nothing of the server with %p', async (texto, mensaje) => {
  open();
  if (texto !== '') await userEvent.type(codigo(), texto);

  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(codigo()).toBeInvalid();
  expect(servidor.peticiones).toEqual([]);
});

it.each([
  ['a code that is no good', NO_VALE, MENSAJE],
  [
    'a name that is taken',
    new Negativa(409, { message: 'Ya hay un dispositivo con ese nombre.' }),
    'Ya hay un',
  ],
  ['too many tries', new Negativa(429, { message: 'Espera un minuto.' }), 'Espera un minuto.'],
  ['a server in trouble', new Negativa(500), 'Error interno del servidor.'],
])('says %s beside the field, and keeps what was typed', async (_, negativa, mensaje) => {
  emparejar.respuesta(negativa);
  open();
  await userEvent.type(codigo(), '12345678');

  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(codigo()).toHaveAccessibleDescription(expect.stringContaining(mensaje) as string);
  expect(codigo()).toHaveValue('1234 5678');
});

describe('a QR', () => {
  it('that is no good leaves its code in the field, and is not tried again by a reload', async () => {
    emparejar.respuesta(NO_VALE);
    const { unmount } = open('?codigo=12345678');

    expect(await screen.findByRole('alert')).toHaveTextContent(MENSAJE);
    expect(codigo()).toHaveValue('1234 5678');
    await waitFor(() => expect(screen.getByTestId('estado')).toHaveTextContent('null'));
    expect(readPeticiones(servidor)).toHaveLength(1);
    unmount();

    open('', null);
    expect(codigo()).toHaveValue('');
    expect(readPeticiones(servidor)).toHaveLength(1);
  });

  it('is tried again by a reload that came before the answer', async () => {
    emparejar.respuesta(BARRA);
    open('', { codigo: '12345678' });

    expect(await screen.findByRole('heading', { name: 'Dispositivo emparejado' })).toBeInTheDocument();
  });

  it('does nothing to a device by itself', async () => {
    emparejar.respuesta(BARRA);
    signInDispositivo();
    open('?codigo=12345678');

    expect(screen.getByRole('heading', { name: 'Ya está emparejado' })).toBeInTheDocument();
    expect(servidor.peticiones).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Emparejar de nuevo' }));

    expect(await screen.findByRole('heading', { name: 'Dispositivo emparejado' })).toBeInTheDocument();
  });
});

it('says which device this already is, and opens it', async () => {
  signInDispositivo('camarero', 'Móvil de Ana');
  open();

  expect(screen.getByText('Camarero · La Tasca de Ana').parentElement).toHaveTextContent(
    'Móvil de AnaCamarero · La Tasca de Ana',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

  await arriveAt('/sala');
});

it('says that the account of this tab will be signed out here', () => {
  signIn();
  open();

  expect(screen.getByText(/se cerrará aquí la sesión de La Tasca de Ana/)).toBeInTheDocument();
});
