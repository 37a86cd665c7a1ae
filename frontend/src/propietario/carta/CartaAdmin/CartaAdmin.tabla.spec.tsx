import type { Producto } from '@carta/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildFormato, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { CartaAdmin } from './CartaAdmin';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas', posicion: 0 });
const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id, precio: 6.9, alergenos: ['huevos'] });
const gambas = buildProducto({
  nombre: 'Gambas',
  categoria: tapas._id,
  precio: 12,
  alergenosDeclarados: false,
});
const pulpo = buildProducto({
  nombre: 'Pulpo',
  categoria: tapas._id,
  precio: 9,
  formatos: [buildFormato('Media', 9)],
});

/** Returns this field of the multipart body of each change. */
const enviados = (campo: string) =>
  servidor.cambios.map(
    ({ url, cuerpo }) => [url, new RegExp(`name="${campo}"\\r\\n\\r\\n([^\\r]*)`).exec(cuerpo)?.[1]] as const,
  );
const precio = (nombre: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Precio de ${nombre}` });
const undo = () => act(async () => jest.mocked(showToast).mock.lastCall?.[0].accion?.onAction());

beforeEach(async () => {
  jest.mocked(showToast).mockClear();
  const laptop = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => laptop });
  servidor.categorias = [tapas, buildCategoria({ nombre: 'Vinos', posicion: 1 })];
  servidor.productos = [bravas, gambas, pulpo];
  servidor.alCambiar = ({ url }, res, cuerpo) => {
    const escrito = /name="precio"\r\n\r\n([^\r]*)/.exec(cuerpo)?.[1] ?? '';
    const cambia = ({ _id }: Producto) => url?.endsWith(_id) ?? false;
    servidor.productos = servidor.productos.map((producto) =>
      cambia(producto) ? { ...producto, precio: Number(escrito.replace(',', '.')) } : producto,
    );
    ok(res, servidor.productos.find(cambia));
  };
  renderCarta(<CartaAdmin puedeEditar />);
  await screen.findByRole('region', { name: 'Tapas' });
});
afterEach(() => Object.assign(globalThis, { matchMedia: undefined }));

it('tells of each product what it contains, and of each categoría how many it has', () => {
  const filas = within(screen.getByRole('region', { name: 'Tapas' })).getAllByRole('article');
  expect(filas[0]).toHaveTextContent('huevos');
  expect(filas[1]).toHaveTextContent('Por declarar');
  const indice = within(screen.getByRole('navigation', { name: 'Categorías' }));
  expect(indice.getByRole('link', { name: 'Tapas 3 productos' })).toBeInTheDocument();
});

it('stores a price where it is read, goes on to the next with Enter, and takes it back', async () => {
  await userEvent.click(precio('Bravas'));
  await userEvent.keyboard('7,50{Enter}');

  expect(precio('Gambas')).toHaveFocus();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ texto: expect.stringMatching(/^Bravas: 7,50\s€$/) }),
    ),
  );
  expect(precio('Bravas')).toHaveValue('7,50');
  await undo();
  await waitFor(() => expect(precio('Bravas')).toHaveValue('6,90'));

  expect(enviados('precio')).toEqual([
    [`/api/productos/${bravas._id}`, '7,50'],
    [`/api/productos/${bravas._id}`, '6,90'],
  ]);
});

it('sends nothing that has not changed, that is no price, or that was left with Escape', async () => {
  await userEvent.type(precio('Bravas'), '6,9');
  await userEvent.tab();
  await userEvent.type(precio('Gambas'), '99{Escape}');
  expect(precio('Gambas')).toHaveValue('12,00');

  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('mucho{Enter}');
  expect(precio('Bravas')).toHaveAccessibleDescription('El precio debe ser un número mayor a 0');
  expect(precio('Bravas')).toHaveValue('mucho');
  expect(servidor.cambios).toEqual([]);
});

it('keeps a price that the server refused as it was typed, and says why', async () => {
  servidor.alCambiar = (_req, res) => answer(res, 404, { success: false, message: 'Producto no encontrado' });
  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('8{Enter}');

  await waitFor(() => expect(precio('Bravas')).toHaveAccessibleDescription('Producto no encontrado'));
  expect(precio('Bravas')).toHaveValue('8');
});

it('overwrites no price that somebody else has put meanwhile, not with its undo either', async () => {
  const ahora = { ...bravas, precio: 8, rev: 2 };
  const refuse = () => {
    servidor.productos = [ahora, gambas, pulpo];
    servidor.alCambiar = (_req, res) => answer(res, 409, { success: false, code: 'CONFLICT', data: ahora });
  };
  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  refuse();
  await undo();

  await waitFor(() => expect(precio('Bravas')).toHaveAccessibleDescription(/^Ahora cuesta 8,00\s€$/));
  expect(precio('Bravas')).toHaveValue('6,90');
  expect(servidor.cambios).toHaveLength(2);
});

it('stores what was refused only when it is written again or insisted on, not on the way through', async () => {
  const ahora = { ...bravas, precio: 9, rev: 2 };
  const { alCambiar } = servidor;
  servidor.alCambiar = (_req, res) => answer(res, 409, { success: false, code: 'CONFLICT', data: ahora });
  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('8,50{Enter}');
  await waitFor(() => expect(precio('Bravas')).toHaveAccessibleDescription(/^Ahora cuesta 9,00\s€$/));

  await userEvent.click(precio('Bravas'));
  await userEvent.tab();
  servidor.alCambiar = alCambiar;
  await userEvent.clear(precio('Gambas'));
  await userEvent.keyboard('13{Enter}');
  await waitFor(() => expect(precio('Gambas')).toHaveValue('13,00'));
  expect(precio('Bravas')).toHaveValue('8,50');

  await userEvent.click(precio('Bravas'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(enviados('precio').map(([, cuanto]) => cuanto)).toEqual(['8,50', '13', '8,50']));
  expect(precio('Bravas')).not.toHaveAccessibleDescription();
});

it('has the last of two prices that follow one another', async () => {
  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('8{Enter}');
  await userEvent.clear(precio('Bravas'));
  await userEvent.keyboard('9{Enter}');

  await waitFor(() => expect(enviados('precio').map(([, cuanto]) => cuanto)).toEqual(['8', '9']));
  await waitFor(() => expect(precio('Bravas')).toHaveValue('9,00'));
});

it('shows the prices of a product with formatos, which are written in its sheet', () => {
  expect(screen.queryByRole('textbox', { name: 'Precio de Pulpo' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Formatos' })).toHaveTextContent('Media 9,00 €');
});

it('marks the categoría that begins under the row on top, as a jump to it leaves it', async () => {
  const [, vinos] = screen.getAllByRole('region', { name: /^(Tapas|Vinos)$/ });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this === vinos ? 56 : -900 } as DOMRect;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
  fireEvent.scroll(window);

  const indice = within(screen.getByRole('navigation', { name: 'Categorías' }));
  await waitFor(() => expect(indice.getByRole('link', { name: /^Vinos/ })).toHaveAttribute('aria-current'));
  jest.restoreAllMocks();
});
