import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaProducto } from './HojaProducto';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();
const tapas = buildCategoria({ nombre: 'Tapas' });

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = [tapas];
  servidor.alCambiar = (_req, res) => ok(res, buildProducto());
});

function open(producto: Parameters<typeof HojaProducto>[0]['producto'] = null, categoria = '') {
  return renderCarta(<HojaProducto abierta producto={producto} categoria={categoria} onClose={onClose} />);
}
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (etiqueta: string, texto: string) => userEvent.type(screen.getByLabelText(etiqueta), texto);
/** Returns the fields of a multipart body, in order. */
const camposOf = (cuerpo = '') =>
  [...cuerpo.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, campo, valor]) => [campo, valor]);

describe('a product that exists', () => {
  const bravas = buildProducto({
    nombre: 'Bravas',
    precio: 6.9,
    descripcion: 'Con alioli',
    categoria: tapas._id,
    imagen: '/uploads/a.jpg',
    ingredientes: ['patata'],
  });

  it('sends only what was changed', async () => {
    open(bravas);
    await userEvent.clear(screen.getByLabelText('Descripción'));
    await tap('Quitar patata');
    await tap('Quitar foto');
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios[0]).toMatchObject({ method: 'PUT', url: `/api/productos/${bravas._id}` });
    expect(camposOf(servidor.cambios[0]?.cuerpo)).toEqual([
      ['descripcion', ''],
      ['ingredientes', ''],
      ['imagen', ''],
    ]);
  });

  it('sends nothing when nothing was changed', async () => {
    open(bravas);
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios).toEqual([]);
  });

  it('asks before it loses changes, and forgets them only when told to', async () => {
    open(bravas);
    await type('Nombre', ' picantes');
    await userEvent.keyboard('{Escape}');

    await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await tap('Seguir editando');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await tap('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(servidor.cambios).toEqual([]);
  });

  it('is removed once its person has said so', async () => {
    servidor.alCambiar = (_req, res) => ok(res, null);
    open(bravas);
    await tap('Eliminar');

    expect(await screen.findByRole('alertdialog', { name: 'Eliminar producto' })).toHaveAccessibleDescription(
      '¿Estás seguro de que quieres eliminar este producto? Esta acción no se puede deshacer.',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' }).at(-1) as HTMLElement);

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios).toMatchObject([{ method: 'DELETE', url: `/api/productos/${bravas._id}` }]);
  });

  it.each([
    [500, undefined, 'Error al eliminar el producto', 0],
    [404, 'El producto no existe.', 'El producto no existe.', 1],
  ])('that cannot be removed (%i) says why', async (status, message, texto, cerrada) => {
    servidor.alCambiar = (_req, res) => answer(res, status, { success: false, message });
    open(bravas);
    await tap('Eliminar');
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' }).at(-1) as HTMLElement);

    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto }));
    expect(onClose).toHaveBeenCalledTimes(cerrada);
  });
});
