import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import { buildOpcion, buildValor } from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaOpcion } from './HojaOpcion';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();
const onHecha = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
});

async function open(opcion: Parameters<typeof HojaOpcion>[0]['opcion'] = null) {
  renderCarta(<HojaOpcion abierta opcion={opcion} onClose={onClose} onHecha={onHecha} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus());
}
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Typed at once, after what is there: how it is typed is not what is tested. */
function write(etiqueta: string, texto: string) {
  const campo = screen.getByLabelText<HTMLInputElement>(etiqueta);
  fireEvent.change(campo, { target: { value: campo.value + texto } });
}
const cuerpo = () => JSON.parse(servidor.cambios[0]?.cuerpo ?? 'null') as unknown;
const queso = buildValor('Queso', { suplemento: 1.5, alergenos: ['lacteos'] });
const huevo = buildValor('Huevo', { alergenosDeclarados: false });
const extras = buildOpcion('Extras', [], { min: 0, max: 2, valores: [queso, huevo] });

describe('a new opción', () => {
  it('says in words how many are chosen, and how a missing one is asked for', async () => {
    await open();
    const obligatoria = screen.getByRole('switch', { name: 'Obligatoria' });
    write('Nombre', 'Guarnición');
    expect(screen.getByText('Elige 1. Si falta: «Elige la guarnición»')).toBeInTheDocument();

    await tap('Como mínimo, uno más');
    expect(screen.getByText(/^Elige 2\./)).toBeInTheDocument();
    await tap('Como máximo, uno más');
    expect(screen.getByText(/^Elige entre 2 y 3\./)).toBeInTheDocument();
    await userEvent.click(obligatoria);
    expect(screen.getByText('Elige entre 0 y 3')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Como mínimo' })).toBeNull();
  });

  it('is asked for what it must have, beside each field', async () => {
    await open();
    await tap('Como máximo, uno más');
    await tap('Guardar');

    expect(await screen.findByText('El nombre de la opción es obligatorio')).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre de Valor 1')).toHaveAccessibleDescription(
      'El nombre del valor es obligatorio',
    );
    expect(screen.getByText('No se pueden elegir más valores de los que hay')).toBeInTheDocument();
    await tap('Quitar Valor 1');
    expect(await screen.findByText('Añade al menos un valor')).toBeInTheDocument();
    expect(servidor.cambios).toEqual([]);
  });

  it('is tried again with the same key while it is the same, and with another once it is changed', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
    await open();
    write('Nombre', 'Salsa');
    write('Nombre de Valor 1', 'Brava');
    await tap('Guardar');
    expect(await screen.findByText('Error al guardar la opción')).toBeInTheDocument();
    await tap('Guardar');
    await waitFor(() => expect(servidor.cambios).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy'),
    );
    write('Nombre', 's');
    await tap('Guardar');
    await waitFor(() => expect(servidor.cambios).toHaveLength(3));

    const [primera, segunda, tercera] = servidor.cambios.map(({ headers }) => headers['idempotency-key']);
    expect(segunda).toBe(primera);
    expect(tercera).not.toBe(primera);
  });
});

describe('an opción that exists', () => {
  it('is sent whole: its values keep their ids, in their new order', async () => {
    await open(extras);
    await tap('Subir Huevo');
    await tap('Contiene lácteos: Queso');
    await tap('Gluten');
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios[0]).toMatchObject({ method: 'PUT', url: `/api/opciones/${extras._id}` });
    expect(cuerpo()).toEqual({
      nombre: 'Extras',
      min: 0,
      max: 2,
      valores: [
        { _id: huevo._id, nombre: 'Huevo', suplemento: '0', alergenos: [], alergenosDeclarados: false },
        {
          _id: queso._id,
          nombre: 'Queso',
          suplemento: '1,50',
          alergenos: ['gluten', 'lacteos'],
          alergenosDeclarados: true,
        },
      ],
    });
  });

  it('says how many values declare nothing, and a removed one comes back', async () => {
    await open(extras);
    expect(screen.getByText(/^Falta 1 valor por declarar/)).toBeInTheDocument();

    await tap('Quitar Huevo');
    expect(screen.queryByText(/por declarar/)).toBeNull();
    await act(async () => jest.mocked(showToast).mock.lastCall?.[0].accion?.onAction());
    expect(screen.getByLabelText('Nombre de Huevo')).toHaveValue('Huevo');
  });

  it('shows beside its name that another is called the same', async () => {
    const message = 'Ya existe una opción con ese nombre.';
    servidor.alCambiar = (_req, res) => answer(res, 409, { success: false, code: 'CONFLICT', message });
    await open(extras);
    write('Nombre', 's');
    await tap('Guardar');

    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(/Ya existe/));
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('says what somebody else has made of an opción meanwhile, and is stored over that with the next tap', async () => {
  const ahora = { ...extras, valores: [...extras.valores, buildValor('Bacon')], rev: 4 };
  servidor.alCambiar = (_req, res, texto) =>
    (JSON.parse(texto) as { rev: number }).rev === 3
      ? answer(res, 409, { success: false, code: 'CONFLICT', data: ahora })
      : answer(res, 200, { success: true, data: ahora });
  await open({ ...extras, rev: 3 });
  write('Nombre', ' de hamburguesa');
  await tap('Guardar');

  expect(await screen.findByText(/^Entretanto ha cambiado/)).toHaveTextContent(
    'Entretanto ha cambiado: ahora es «Extras», Elige entre 0 y 2 · Queso, Huevo, Bacon. Si guardas otra vez, vale lo tuyo.',
  );
  expect(screen.getByLabelText('Nombre')).toHaveValue('Extras de hamburguesa');
  await tap('Guardar');

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(servidor.cambios.map(({ cuerpo: texto }) => (JSON.parse(texto) as { rev: number }).rev)).toEqual([
    3, 4,
  ]);
});
