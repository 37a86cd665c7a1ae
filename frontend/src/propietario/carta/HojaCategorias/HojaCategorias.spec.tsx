import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaCategorias } from './HojaCategorias';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = ['Tapas', 'Postres', 'Vinos'].map((nombre, posicion) =>
    buildCategoria({ _id: nombre.toLowerCase(), nombre, posicion }),
  );
});

async function open() {
  renderCarta(<HojaCategorias abierta onClose={onClose} />);
  await screen.findByText('Tapas');
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const orden = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.id);

describe('a name', () => {
  const nombre = () => screen.getByLabelText('Nombre de Tapas');

  it('is changed in place and saved with Enter', async () => {
    await open();
    await tap('Editar Tapas');
    expect(nombre()).toHaveFocus();

    await userEvent.type(nombre(), ' y raciones{Enter}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });

    expect(await screen.findByText('Tapas y raciones')).toBeInTheDocument();
    expect(JSON.parse(servidor.cambios[0]?.cuerpo ?? '')).toEqual({ nombre: 'Tapas y raciones' });
    expect(screen.getByRole('button', { name: 'Editar Tapas y raciones' })).toHaveFocus();
  });

  it('stays as it was with Escape, which closes nothing else', async () => {
    await open();
    await tap('Editar Tapas');
    await userEvent.keyboard('Otra{Escape}');

    expect(screen.getByText('Tapas')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(servidor.cambios).toEqual([]);
  });

  it('has to be there, and may not be taken', async () => {
    const message = 'Ya existe una categoría con ese nombre.';
    servidor.alCambiar = (_req, res) => answer(res, 409, { success: false, code: 'CONFLICT', message });
    await open();
    await tap('Editar Tapas');

    await userEvent.clear(nombre());
    await userEvent.keyboard('{Enter}');
    expect(nombre()).toHaveAccessibleDescription('El nombre de la categoría es obligatorio');

    await userEvent.type(nombre(), 'Vinos{Enter}');
    await waitFor(() => expect(nombre()).toHaveAccessibleDescription(message));
  });

  it('is not lost by closing the sheet while it is being typed', async () => {
    await open();
    await tap('Editar Tapas');
    await userEvent.keyboard('Otra');
    await tap('Cerrar');

    expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('says what goes with it, and takes it off the list', async () => {
    servidor.productos = [1, 2].map(() => buildProducto({ categoria: 'tapas' }));
    await open();
    await screen.findByText('Comida · 2 productos');
    await tap('Eliminar Tapas');

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Se eliminará «Tapas» y todos sus productos (2). Esta acción no se puede deshacer.',
    );
    await tap('Eliminar');

    await waitFor(() => expect(screen.queryByText('Tapas')).toBeNull());
    expect(servidor.cambios).toMatchObject([{ method: 'DELETE', url: '/api/categorias/tapas' }]);
  });

  it.each([
    [429, 'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.'],
    [500, 'Error al eliminar la categoría. Intenta nuevamente.'],
    [403, 'No tienes permisos para realizar esta acción.'],
  ])('refused with %i says: %s', async (status, texto) => {
    servidor.alCambiar = (_req, res) => answer(res, status, { success: false });
    await open();
    await tap('Eliminar Tapas');
    await screen.findByRole('alertdialog');
    await tap('Eliminar');

    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto }));
    expect(screen.getByText('Tapas')).toBeInTheDocument();
  });
});

describe('the order', () => {
  it('has nothing above the first nor below the last, and stays where it was', async () => {
    await open();

    await tap('Subir Tapas');
    await tap('Bajar Vinos');

    expect(orden()).toEqual(['tapas', 'postres', 'vinos']);
    expect(servidor.cambios).toEqual([]);
  });

  it('goes back and says why when it is refused', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
    await open();
    servidor.alLeer = () => undefined;

    await tap('Bajar Tapas');

    await waitFor(() => expect(orden()).toEqual(['tapas', 'postres', 'vinos']));
    expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'Error al actualizar la categoría' });
  });

  it('takes the list that comes with a conflict', async () => {
    const fresca = [buildCategoria({ _id: 'arroces', nombre: 'Arroces' })];
    servidor.alCambiar = (_req, res) => {
      servidor.categorias = fresca;
      answer(res, 409, { success: false, code: 'CONFLICT', data: fresca });
    };
    await open();

    await tap('Bajar Tapas');

    expect(await screen.findByText('Arroces')).toBeInTheDocument();
    await waitFor(() => expect(orden()).toEqual(['arroces']));
  });
});

it('says that the categorías could not be loaded, and tries again', async () => {
  servidor.alLeer = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
  renderCarta(<HojaCategorias abierta onClose={onClose} />);

  expect(await screen.findByText('Error al cargar las categorías')).toBeInTheDocument();
  servidor.alLeer = null;
  await tap('Reintentar');
  expect(await screen.findByText('Tapas')).toBeInTheDocument();
});

it('adds a new one', async () => {
  await open();
  await tap('Añadir nueva');
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Arroces');
  await tap('Guardar');

  expect(await screen.findByText('Arroces')).toBeInTheDocument();
});
