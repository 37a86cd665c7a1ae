import type { Producto } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { CartaAdmin } from './CartaAdmin';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas' });
const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id, precio: 6.9 });
const gambas = buildProducto({ nombre: 'Gambas', categoria: tapas._id, precio: 12 });

const row = (name: string) => screen.getByRole('button', { name });
const panel = () => within(screen.getByRole('dialog', { name: 'Editar producto' }));
const nombre = () => panel().getByLabelText('Nombre');
const precio = (de: string) => screen.getByRole('textbox', { name: `Precio de ${de}` });
const question = () => screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));

/** A window of a width that holds only what is at most so wide. */
async function openEn(ancho: number) {
  const mide = (query: string) => Number(/(\d+)px/.exec(query)?.[1]) <= ancho;
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches: mide(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  renderCarta(<CartaAdmin puedeEditar />);
  await screen.findByRole('region', { name: 'Tapas' });
}

beforeEach(() => {
  jest.mocked(showToast).mockClear();
  servidor.categorias = [tapas];
  servidor.productos = [bravas, gambas];
  servidor.alCambiar = ({ url }, res, cuerpo) => {
    const campos = Object.fromEntries(
      [...cuerpo.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, campo, valor]) => [campo, valor]),
    ) as Record<string, string>;
    const cambia = ({ _id }: Producto) => url?.endsWith(_id) ?? false;
    servidor.productos = servidor.productos.map((producto) =>
      cambia(producto)
        ? {
            ...producto,
            ...campos,
            precio: Number((campos.precio ?? String(producto.precio)).replace(',', '.')),
          }
        : producto,
    );
    ok(res, servidor.productos.find(cambia));
  };
});
afterEach(() => Object.assign(globalThis, { matchMedia: undefined }));

describe('from 1,360 px a row', () => {
  beforeEach(async () => {
    await openEn(1366);
    await userEvent.click(row('Bravas'));
  });

  it('opens its form beside the table, which stays in use; another row brings its own', async () => {
    expect(nombre()).toHaveValue('Bravas');
    expect(row('Bravas')).toHaveAttribute('aria-current', 'true');

    await userEvent.click(row('Gambas'));

    expect(nombre()).toHaveValue('Gambas');
    expect(row('Gambas')).toHaveAttribute('aria-current', 'true');
    expect(row('Bravas')).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(panel().getByRole('button', { name: 'Cerrar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row('Gambas')).toHaveFocus();
  });

  it('asks before another one takes what was written, once, and then opens it', async () => {
    await userEvent.type(nombre(), ' picantes');
    await userEvent.click(row('Bravas'));
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await userEvent.click(row('Gambas'));
    await answer('Seguir editando');
    expect(nombre()).toHaveValue('Bravas picantes');

    await userEvent.click(row('Gambas'));
    await answer('Descartar');
    expect(nombre()).toHaveValue('Gambas');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(servidor.cambios).toEqual([]);
  });

  it('stays when it is saved, says so, and lets the next one come without a question', async () => {
    await userEvent.type(nombre(), ' picantes');
    await userEvent.click(panel().getByRole('button', { name: 'Guardar' }));

    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tono: 'exito', texto: '«Bravas picantes» se ha guardado' }),
    );
    expect(nombre()).toHaveValue('Bravas picantes');
    await userEvent.click(await screen.findByRole('button', { name: 'Gambas' }));
    expect(nombre()).toHaveValue('Gambas');
  });

  it('shows a price written in the table, and sends what was written beside it with nothing else', async () => {
    await userEvent.clear(precio('Bravas'));
    await userEvent.type(precio('Bravas'), '7,5{Enter}');
    await waitFor(() => expect(panel().getByLabelText('Precio')).toHaveValue('7,50'));

    await userEvent.type(nombre(), '!');
    await userEvent.clear(precio('Bravas'));
    await userEvent.type(precio('Bravas'), '8{Enter}');
    await waitFor(() => expect(precio('Bravas')).toHaveValue('8,00'));
    expect(nombre()).toHaveValue('Bravas!');
    await userEvent.click(panel().getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(panel().getByLabelText('Precio')).toHaveValue('8,00'));
    expect(servidor.cambios.at(-1)?.cuerpo).not.toContain('name="precio"');
  });

  it('is not closed by the Escape that leaves a price as it was', async () => {
    await userEvent.type(precio('Gambas'), '99{Escape}');
    expect(precio('Gambas')).toHaveValue('12,00');
    expect(nombre()).toHaveValue('Bravas');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("opens the sheet with 'Editar', over the panel, which keeps what was written", async () => {
    await userEvent.type(nombre(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Editar Gambas' }));

    const hojas = screen.getAllByRole('dialog', { hidden: true });
    expect(hojas.map((hoja) => within(hoja).getByLabelText<HTMLInputElement>('Nombre').value)).toEqual(
      expect.arrayContaining(['Bravas!', 'Gambas']),
    );
    expect(nombre()).toHaveValue('Gambas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(nombre()).toHaveValue('Bravas!'));
  });
});

it('opens the sheet from a row where there is no room for it beside the table', async () => {
  await openEn(1280);
  expect(screen.queryByRole('button', { name: 'Editar Bravas' })).toBeNull();

  await userEvent.click(row('Bravas'));

  expect(nombre()).toHaveValue('Bravas');
  expect(screen.queryByRole('button', { name: 'Gambas' })).toBeNull();
});
