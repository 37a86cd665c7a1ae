import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import { buildCategoria } from '../../../shared/api/pruebas/build-carta';
import { buildRestaurante, signIn, signOut } from '../../../sesion/pruebas/sesiones';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaCategoria } from './HojaCategoria';

const servidor = useServidorCarta();

const onClose = jest.fn();
const onHecha = jest.fn();
afterEach(() => {
  jest.clearAllMocks();
  signOut();
});

const open = (categoria: Parameters<typeof HojaCategoria>[0]['categoria'] = null) =>
  renderCarta(<HojaCategoria abierta categoria={categoria} onClose={onClose} onHecha={onHecha} />);
const nombre = () => screen.getByLabelText('Nombre');
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const cuerpo = () => JSON.parse(servidor.cambios[0]?.cuerpo ?? 'null') as unknown;

it('guesses what it is while its name is typed, until somebody says', async () => {
  open();
  expect(screen.getByRole('radio', { name: 'Comida' })).toBeChecked();

  await userEvent.type(nombre(), 'Vinos');
  expect(screen.getByRole('radio', { name: 'Bebida' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Comida' }));
  await userEvent.type(nombre(), ' tintos');
  expect(screen.getByRole('radio', { name: 'Comida' })).toBeChecked();
});

it('creates it, under a key of its own, and gives it to who asked', async () => {
  open();
  await userEvent.type(nombre(), '  Vinos ');
  await guardar();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cuerpo()).toEqual({ nombre: 'Vinos', tipo: 'bebida' });
  expect(servidor.cambios[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(onHecha).toHaveBeenCalledWith(expect.objectContaining({ nombre: 'Vinos' }));
});

it('puts beside the name what the server says of a repeated one', async () => {
  const message = 'Ya existe una categoría con ese nombre.';
  servidor.alCambiar = (_req, res) => answer(res, 409, { success: false, code: 'CONFLICT', message });
  open();
  await userEvent.type(nombre(), 'Tapas');
  await guardar();

  await waitFor(() => expect(nombre()).toHaveAccessibleDescription(message));
  expect(onClose).not.toHaveBeenCalled();
});

it('asks before it loses what was typed', async () => {
  open();
  await userEvent.type(nombre(), 'Tap');

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(nombre()).toHaveValue('Tap');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes at once when nothing was changed', async () => {
  open(buildCategoria({ nombre: 'Postres' }));
  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says when it is served, and takes it back', async () => {
  open();
  await userEvent.type(nombre(), 'Desayunos');
  await userEvent.click(screen.getByRole('radio', { name: 'A unas horas' }));
  await userEvent.click(screen.getByRole('button', { name: 'domingo' }));
  await guardar();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cuerpo()).toEqual({
    nombre: 'Desayunos',
    tipo: 'comida',
    horas: [{ dias: [1, 2, 3, 4, 5, 6], desde: '08:00', hasta: '12:00' }],
  });
});

it('is always served again when its hours are taken away, and never without a day', async () => {
  const horas = [{ dias: [1], desde: '08:00', hasta: '12:00' }];
  open(buildCategoria({ nombre: 'Desayunos', horas }));
  await userEvent.click(screen.getByRole('button', { name: 'lunes' }));
  await guardar();
  expect(await screen.findByText('Elige al menos un día')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: 'Siempre' }));
  await guardar();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cuerpo()).toMatchObject({ horas: [] });
});

describe('where its dishes belong', () => {
  const PASES = [{ _id: 'p1', nombre: 'Entrantes' }];
  const ESTACIONES = [{ _id: 'e1', nombre: 'Barra terraza', tipo: 'bebida' as const }];

  it('is not asked in a house that has neither pases nor estaciones', () => {
    signIn();
    open();

    expect(screen.queryByLabelText('Pase')).toBeNull();
    expect(screen.queryByLabelText('Estación')).toBeNull();
  });

  it('is asked as the tipo has it, and sent', async () => {
    signIn(buildRestaurante({ pases: PASES, estaciones: ESTACIONES }));
    open();
    expect(screen.getByLabelText('Pase')).toHaveDisplayValue('Sin pase');
    expect(screen.queryByLabelText('Estación')).toBeNull();

    await userEvent.type(nombre(), 'Vinos');
    expect(screen.queryByLabelText('Pase')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Estación'), 'Barra terraza');
    await guardar();

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(cuerpo()).toEqual({ nombre: 'Vinos', tipo: 'bebida', estacion: 'e1' });
  });

  it('is taken away, and is a change that is not lost', async () => {
    signIn(buildRestaurante({ pases: PASES }));
    open(buildCategoria({ nombre: 'Tapas', pase: 'p1' }));
    await userEvent.selectOptions(screen.getByLabelText('Pase'), 'Sin pase');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await guardar();

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(cuerpo()).toEqual({ nombre: 'Tapas', tipo: 'comida', pase: null });
  });
});
