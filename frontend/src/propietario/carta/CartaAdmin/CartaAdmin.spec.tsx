// Longer than most: one list serves everything that is done in its rows.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lengua } from '@carta/contracts';
import { MemoryRouter } from 'react-router-dom';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { CartaAdmin } from './CartaAdmin';
import type { PasosDelLocal } from './PrimerosPasos';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas', posicion: 0 });
const vinos = buildCategoria({ nombre: 'Vinos', posicion: 1, tipo: 'bebida' });
const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id, precio: 6.9 });

beforeEach(() => {
  jest.mocked(showToast).mockClear();
  servidor.categorias = [tapas, vinos];
  servidor.productos = [bravas];
});

const open = async (puedeEditar = true, conLenguas = false, local?: PasosDelLocal) => {
  const vista = renderCarta(
    <MemoryRouter>
      <CartaAdmin puedeEditar={puedeEditar} conLenguas={conLenguas} local={local} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
  return vista;
};
const disponible = (nombre = 'Bravas') =>
  screen.getByRole('switch', { name: new RegExp(`^(Disponible|Agotado.*): ${nombre}$`) });

describe('the list', () => {
  it('says which categorías look equal, to whoever can change their names', async () => {
    servidor.categorias = [tapas, vinos, buildCategoria({ nombre: 'Ta\u00adpas\u00a0', posicion: 2 })];
    await open();

    expect(screen.getByText(/se llaman igual/).closest('p')).toHaveTextContent(
      'Hay categorías que se llaman igual: Tapas. Cambia el nombre de una.',
    );
  });

  it('says nothing of names while no two look equal', async () => {
    await open();

    expect(screen.queryByText(/se llaman igual/)).toBeNull();
  });

  it('leads to what is missing in other languages, of a house that has them and to whoever may write', async () => {
    const cuenta = (lengua: Lengua, faltan: number, sinRevisar = 0) => ({
      lengua,
      faltan,
      sinRevisar,
      hechas: 4,
    });
    const lee = () => screen.queryByRole('link', { name: /^Traducir la carta/ });
    servidor.textos = [cuenta('en', 12, 3), cuenta('ca', 0)];
    const { unmount } = await open(true, true);
    await waitFor(() => expect(lee()).toHaveTextContent('Faltan 12 · Sin revisar 3 en inglés'));
    expect(lee()).toHaveAttribute('href', '/admin/carta/traducir?lengua=en');

    servidor.textos = [cuenta('en', 1), cuenta('ca', 0, 2)];
    await userEvent.click(disponible());
    await waitFor(() => expect(lee()).toHaveTextContent('Falta 1 · Sin revisar 2 en 2 lenguas'));
    expect(lee()).toHaveAttribute('href', '/admin/settings/lenguas');

    servidor.textos = [cuenta('en', 0)];
    await userEvent.click(disponible());
    await waitFor(() => expect(lee()).toBeNull());
    unmount();

    for (const [puedeEditar, conLenguas] of [
      [false, true],
      [true, false],
    ] as const) {
      const antes = servidor.lecturas('/api/textos');
      const otra = await open(puedeEditar, conLenguas);
      expect(servidor.lecturas('/api/textos')).toBe(antes);
      otra.unmount();
    }
  });

  it('shows every categoría with its products, their price, and what has none at the end', async () => {
    servidor.productos = [bravas, buildProducto({ nombre: 'Pan' })];
    await open();

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Tapas',
      'Vinos',
      'Sin categoría',
    ]);
    const enTapas = within(screen.getByRole('region', { name: 'Tapas' }));
    expect(enTapas.getByText('Bravas')).toBeInTheDocument();
    expect(enTapas.getByText('6,90 €')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Vinos' })).getByText('Sin productos')).toBeVisible();
  });

  it('says what to begin with when there is nothing', async () => {
    servidor.categorias = [];
    servidor.productos = [];
    await open();

    expect(screen.getByText('Tu carta está vacía')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nueva categoría' })).toHaveAttribute(
      'data-variante',
      'primario',
    );
    expect(screen.getByRole('button', { name: 'Nuevo producto' })).toHaveAttribute(
      'data-variante',
      'secundario',
    );
    expect(screen.getByRole('button', { name: 'Nuevo producto' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Nueva categoría' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva categoría' })).toBeInTheDocument();
  });

  it('leads to the codes whoever fills an empty carta elsewhere, until they are opened', async () => {
    const onCodigos = jest.fn();
    const local = {
      restauranteId: 'r1',
      conDireccion: true,
      onDireccion: jest.fn(),
      conMesas: false,
      onCodigos,
    };
    const pasos = () => screen.queryByRole('group', { name: 'Primeros pasos' });
    const reopen = async (vista: { unmount: () => void }, cambios: Partial<PasosDelLocal> = {}) => {
      vista.unmount();
      return open(true, false, { ...local, ...cambios });
    };
    let vista = await open(true, false, local);
    expect(pasos()).toBeNull();

    servidor.productos = [];
    vista = await reopen(vista);
    expect(pasos()).toBeVisible();
    servidor.productos = [bravas];
    vista = await reopen(vista, { restauranteId: 'r2' });
    expect(pasos()).toBeNull();
    vista = await reopen(vista, { conMesas: true });
    expect(pasos()).toBeNull();
    vista = await reopen(vista);
    const botones = () => within(pasos() as HTMLElement).getAllByRole('button');
    expect(botones()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Pon el código QR en las mesas/ }));
    expect(onCodigos).toHaveBeenCalledTimes(1);
    expect(pasos()).toBeNull();
    await reopen(vista);
    expect(pasos()).toBeNull();
  });

  it.each([
    [24, 0],
    [25, 1],
  ])('with %i products has %i search boxes', async (cuantos, cajas) => {
    servidor.productos = Array.from({ length: cuantos }, () => buildProducto());
    await open();

    expect(screen.queryAllByRole('searchbox')).toHaveLength(cajas);
  });

  it('opens the sheet of a product, of a new one, and of a categoría', async () => {
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Bravas' }));
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Bravas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Añadir producto' }));
    expect(await screen.findByRole('button', { name: 'Categoría: Vinos' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Editar categoría Vinos' }));
    expect(await screen.findByRole('radio', { name: 'Bebida' })).toBeChecked();
  });

  it('lets staff say what is sold out, and nothing else', async () => {
    await open(false);

    expect(disponible()).toBeInTheDocument();
    for (const nombre of ['Bravas', 'Nuevo producto', 'Nueva categoría', 'Añadir producto']) {
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    }
  });
});

describe("'Agotado'", () => {
  const bodies = () => servidor.cambios.map(({ cuerpo }) => JSON.parse(cuerpo) as unknown);

  it('shows the tap before the server agrees, and takes it back when it does not', async () => {
    let refuse = () => {};
    servidor.alCambiar = (_req, res) => {
      refuse = () =>
        answer(res, 404, { success: false, code: 'NOT_FOUND', message: 'El producto no existe.' });
    };
    await open();

    await userEvent.click(disponible());
    expect(disponible()).not.toBeChecked();

    await waitFor(() => expect(servidor.cambios).toHaveLength(1));
    servidor.productos = [buildProducto({ nombre: 'Otra' })];
    refuse();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'El producto no existe.' }),
    );
    expect(await screen.findByText('Otra')).toBeInTheDocument();
    expect(screen.queryByText('Bravas')).toBeNull();
  });

  it('goes back to what it was, without waiting to read it again', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
    await open();
    servidor.alLeer = () => undefined;

    await userEvent.click(disponible());

    await waitFor(() => expect(disponible()).toBeChecked());
    expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'Error al guardar el producto' });
  });

  it('never draws the answer to an old tap over a newer one', async () => {
    const pendientes: (() => void)[] = [];
    servidor.alCambiar = (req, res, cuerpo) => {
      const { disponible } = JSON.parse(cuerpo) as { disponible: boolean };
      const fresco = { ...bravas, disponible, estado: disponible ? 'disponible' : 'agotado' };
      pendientes.push(() => ok(res, fresco));
    };
    await open();

    await userEvent.click(disponible());
    await userEvent.click(disponible());
    expect(disponible()).toBeChecked();

    await waitFor(() => expect(pendientes).toHaveLength(1));
    pendientes[0]?.();
    await waitFor(() => expect(pendientes).toHaveLength(2));
    expect(disponible()).toBeChecked();
    await act(async () => pendientes[1]?.());
    expect(disponible()).toBeChecked();
    expect(bodies()).toEqual([{ disponible: false, hasta: 'mañana' }, { disponible: true }]);
  });
});

describe('dishes whose allergens nobody has declared', () => {
  const guiso = buildProducto({ nombre: 'Guiso', categoria: tapas._id, alergenosDeclarados: false });
  const bocata = buildProducto({ nombre: 'Bocata', categoria: tapas._id, alergenosDeclarados: false });

  beforeEach(() => {
    servidor.productos = [bravas, guiso, bocata];
  });

  it('are counted, and ticked off in one list that empties as they are', async () => {
    servidor.alCambiar = (_req, res) => ok(res, { ...guiso, alergenosDeclarados: true });
    await open();

    await userEvent.click(screen.getByRole('button', { name: /^Faltan 2 platos por declarar\./ }));
    const lista = within(await screen.findByRole('dialog', { name: 'Alérgenos por declarar' }));
    await userEvent.click(lista.getByRole('button', { name: 'Guiso: no contiene ninguno' }));

    await waitFor(() => expect(lista.queryByText('Guiso')).toBeNull());
    expect(lista.getByText('Bocata')).toBeInTheDocument();
    expect(servidor.cambios[0]).toMatchObject({ method: 'PUT', url: `/api/productos/${guiso._id}` });
    expect(servidor.cambios[0]?.cuerpo).toMatch(/name="alergenosDeclarados"\r\n\r\ntrue/);
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ texto: 'Guiso: no contiene ninguno' }));
  });

  it('open as they are when they contain something', async () => {
    await open();

    await userEvent.click(screen.getByRole('button', { name: /^Faltan 2 platos/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bocata: contiene…' }));

    expect(await screen.findByDisplayValue('Bocata')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Alérgenos por declarar' })).toBeNull());
  });

  it('are no business of who may not edit', async () => {
    await open(false);

    expect(screen.queryByRole('button', { name: /por declarar/ })).toBeNull();
  });
});
