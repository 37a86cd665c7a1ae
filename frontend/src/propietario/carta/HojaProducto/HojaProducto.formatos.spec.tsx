// Longer than most: one sheet changes between one price and formatos in every direction.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import {
  buildCategoria,
  buildFormato,
  buildOpcion,
  buildProducto,
} from '../../../shared/api/pruebas/build-carta';
import { consultas } from '../../../shared/lib/consultas';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaProducto } from './HojaProducto';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();
const tapas = buildCategoria({ nombre: 'Tapas' });
const [tapa, racion] = [
  buildFormato('Tapa', 3.5),
  { ...buildFormato('Ración', 10), alergenos: ['gluten' as const] },
];
const croquetas = buildProducto({
  nombre: 'Croquetas',
  categoria: tapas._id,
  precio: 3.5,
  formatos: [tapa, racion],
});
const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id, precio: 6.9 });

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = [tapas];
  servidor.alCambiar = (_req, res) => ok(res, buildProducto());
});

async function open(producto: Parameters<typeof HojaProducto>[0]['producto']) {
  renderCarta(<HojaProducto abierta producto={producto} categoria="" onClose={onClose} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus());
}
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const nombres = () => screen.getAllByPlaceholderText<HTMLInputElement>('Nombre').map(({ value }) => value);
/** The fields of the multipart body of the first change. */
const campos = () =>
  Object.fromEntries(
    [...(servidor.cambios[0]?.cuerpo ?? '').matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(
      ([, campo, valor = '']) => [campo, campo === 'formatos' ? (JSON.parse(valor) as unknown) : valor],
    ),
  );
const undo = () => act(async () => jest.mocked(showToast).mock.lastCall?.[0].accion?.onAction());

async function save() {
  await tap('Guardar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
}

describe('a product with one price', () => {
  it('shows its price and nothing of formatos but how to begin', async () => {
    await open(bravas);

    expect(screen.getByLabelText('Precio')).toHaveValue('6,90');
    expect(screen.getByRole('button', { name: 'Añadir formato' })).toBeVisible();
    expect(screen.queryByPlaceholderText('Nombre')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Un solo precio' })).toBeNull();
  });

  it('gives its price to the first formato, and the focus to its name', async () => {
    await open(bravas);
    await tap('Añadir formato');

    expect(screen.queryByLabelText('Precio')).toBeNull();
    expect(screen.getByPlaceholderText('Nombre')).toHaveFocus();
    expect(screen.getByLabelText('Precio de Formato 1')).toHaveValue('6,90');
  });
});

describe('a product with formatos', () => {
  it('sends them all when one was changed: each with its id, a new one without', async () => {
    await open(croquetas);
    await tap('Añadir formato');
    await userEvent.keyboard('Media');
    await userEvent.type(screen.getByLabelText('Precio de Media'), '6');
    await tap('Subir Media');
    await tap('Sin más alérgenos: Media');
    const alergenos = within(screen.getByRole('list', { name: 'Alérgenos que añade Media' }));
    await userEvent.click(alergenos.getByRole('button', { name: 'Huevos' }));
    await save();

    expect(campos()).toEqual({
      formatos: [
        { _id: tapa._id, nombre: 'Tapa', precio: '3,50' },
        { nombre: 'Media', precio: '6', alergenos: ['huevos'] },
        { _id: racion._id, nombre: 'Ración', precio: '10,00', alergenos: ['gluten'] },
      ],
    });
  });

  it('goes back to one price, that of the first, and all come back', async () => {
    await open(croquetas);
    await userEvent.type(screen.getByLabelText('Precio de Tapa'), '{Backspace}5');
    await tap('Un solo precio');
    expect(screen.getByLabelText('Precio')).toHaveValue('3,55');

    await undo();
    expect(nombres()).toEqual(['Tapa', 'Ración']);

    await tap('Un solo precio');
    await save();
    expect(campos()).toEqual({ precio: '3,55', formatos: [] });
  });

  it('says beside each field what is wrong, and takes the focus there', async () => {
    await open(croquetas);
    await userEvent.clear(screen.getByLabelText('Nombre de Tapa'));
    await userEvent.type(screen.getByLabelText('Nombre de Formato 1'), 'racion');
    await userEvent.clear(screen.getByLabelText('Precio de Ración'));
    await tap('Guardar');

    const repetido = await screen.findByText('Hay dos formatos con el mismo nombre');
    expect(screen.getByLabelText('Nombre de Ración')).toHaveAccessibleDescription(repetido.textContent ?? '');
    expect(screen.getByLabelText('Precio de Ración')).toHaveAccessibleDescription('El precio es obligatorio');
    await waitFor(() => expect(screen.getByLabelText('Nombre de Ración')).toHaveFocus());
    expect(servidor.cambios).toEqual([]);
  });

  it('has six at most', async () => {
    const formatos = Array.from({ length: 6 }, (_, i) => buildFormato(`Formato ${i}`, 5));
    await open({ ...croquetas, formatos });

    expect(screen.getByRole('button', { name: 'Añadir formato' })).toBeDisabled();
  });

  it('shows what the server says of them', async () => {
    const errors = [{ field: 'formatos', message: 'Los formatos no son válidos' }];
    servidor.alCambiar = (_req, res) =>
      answer(res, 422, { success: false, code: 'VALIDATION_ERROR', errors });
    await open(croquetas);
    await tap('Quitar Tapa');
    await tap('Guardar');

    expect(await screen.findByText('Los formatos no son válidos')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('what is asked of a product', () => {
  const punto = buildOpcion('Punto de la carne', ['Al punto', 'Muy hecha']);
  const extras = buildOpcion('Extras', ['Al punto', 'Muy hecha'], { min: 0, max: 3 });
  const chuleton = buildProducto({
    nombre: 'Chuletón',
    categoria: tapas._id,
    opciones: [punto._id, extras._id],
  });

  beforeEach(() => {
    servidor.opciones = [punto, extras];
  });

  it('is put in order, taken away and back', async () => {
    await open(chuleton);
    await userEvent.click(await screen.findByRole('button', { name: 'Bajar Punto de la carne' }));
    await tap('Quitar Extras');
    await undo();
    await tap('Quitar Punto de la carne');
    await save();

    expect(campos()).toEqual({ opciones: extras._id });
  });

  it('ends as one empty text when nothing is asked any more', async () => {
    await open({ ...chuleton, opciones: [punto._id] });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Punto de la carne' }));
    await save();

    expect(campos()).toEqual({ opciones: '' });
  });

  it('lets go of what somebody has removed meanwhile', async () => {
    const quitada = buildOpcion('Salsa', ['Brava']);
    await open({ ...chuleton, opciones: [quitada._id, punto._id, extras._id] });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Punto de la carne' }));
    await save();

    expect(campos()).toEqual({ opciones: extras._id });
  });

  it('keeps what has yet to be read, at the end', async () => {
    const nueva = buildOpcion('Salsa', ['Brava']);
    await open({ ...chuleton, opciones: [nueva._id, punto._id, extras._id] });
    const quitar = await screen.findByRole('button', { name: 'Quitar Punto de la carne' });
    servidor.alLeer = () => undefined;
    await act(async () => void consultas.invalidateQueries());
    await userEvent.click(quitar);
    await save();

    expect(campos()).toEqual({ opciones: nueva._id });
  });
});
