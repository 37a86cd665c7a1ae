import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { buildCategoria, buildFormato, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { CartaAdmin } from '../CartaAdmin/CartaAdmin';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas' });
const bravas = buildProducto({
  nombre: 'Bravas',
  categoria: tapas._id,
  imagen: '/uploads/bravas.jpg',
  imagenPrevia: { ancho: 640, alto: 480, color: '#aa3311' },
  formatos: [buildFormato('Tapa', 3.5), buildFormato('Ración', 9)],
  alergenos: ['huevos'],
  cuenta: [{ nombre: 'raciones', n: 1 }],
  rev: 7,
  disponible: false,
});

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = [tapas];
  servidor.productos = [bravas];
  servidor.alCambiar = (_req, res) => ok(res, buildProducto({ categoria: tapas._id }));
});

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sheet = (name: string) => screen.findByRole('dialog', { name });
/** The fields of what was sent to be created, in order, without its files. */
const enviados = () =>
  servidor.cambios.map(({ cuerpo }) =>
    Object.fromEntries(
      [...cuerpo.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, campo, valor]) => [campo, valor]),
    ),
  );

async function openNuevo() {
  renderCarta(<CartaAdmin puedeEditar />);
  await screen.findByText('Bravas');
  await tap('Nuevo producto');
  await sheet('Nuevo producto');
}
function fill(nombre: string, precio: string) {
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: nombre } });
  fireEvent.change(screen.getByLabelText('Precio'), { target: { value: precio } });
}

describe('a new product', () => {
  it('stays as it was written when it could not be saved', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
    await openNuevo();
    fill('Gilda', '2');
    await tap('Guardar y añadir otro');

    expect(await screen.findByText('Error al guardar el producto')).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Gilda');
    expect(showToast).not.toHaveBeenCalled();
  });

  it('is sent once, whichever of the two buttons is pressed while it is on its way', async () => {
    let respond = () => {};
    servidor.alCambiar = (_req, res) => (respond = () => ok(res, buildProducto({ categoria: tapas._id })));
    await openNuevo();
    fill('Gilda', '2');
    await tap('Guardar y añadir otro');
    await waitFor(() => expect(servidor.cambios).toHaveLength(1));
    await tap('Guardar');
    await tap('Guardar y añadir otro');
    respond();

    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue(''));
    expect(servidor.cambios).toHaveLength(1);
  });
});

describe("'Duplicar'", () => {
  async function openBravas() {
    renderCarta(<CartaAdmin puedeEditar />);
    await screen.findByText('Bravas');
    await tap('Bravas');
    await sheet('Editar producto');
  }

  it('begins a new product with all of it, its photo too, and nothing is stored before it is saved', async () => {
    await openBravas();
    await tap('Duplicar');

    const copia = within(await sheet('Nuevo producto'));
    expect(copia.getByLabelText('Nombre')).toHaveValue('Bravas (copia)');
    expect(copia.getByAltText('Foto del producto')).toHaveAttribute('src', '/uploads/bravas.jpg');
    expect(copia.getByRole('switch', { name: 'Disponible' })).toBeChecked();
    expect(servidor.cambios).toEqual([]);

    await userEvent.click(copia.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.cambios).toHaveLength(1));
    const [{ formatos, ...enviado }] = enviados() as [Record<string, string>];
    expect(enviado).toMatchObject({
      nombre: 'Bravas (copia)',
      categoria: tapas._id,
      alergenos: 'huevos',
      cuenta: JSON.stringify([{ nombre: 'raciones', n: 1 }]),
      fotoDe: bravas._id,
    });
    expect(enviado).not.toHaveProperty('disponible');
    expect(enviado).not.toHaveProperty('rev');
    expect(JSON.parse(formatos ?? '')).toEqual([
      { nombre: 'Tapa', precio: '3,50' },
      { nombre: 'Ración', precio: '9,00' },
    ]);
  });

  it('shows the photo no more once it is taken away, nor does the product after it', async () => {
    await openBravas();
    await tap('Duplicar');
    const copia = within(await sheet('Nuevo producto'));
    await userEvent.click(copia.getByRole('button', { name: 'Guardar y añadir otro' }));
    await waitFor(() => expect(copia.getByLabelText('Nombre')).toHaveValue(''));
    expect(copia.queryByAltText('Foto del producto')).toBeNull();
    fill('Gilda', '2');
    await userEvent.click(copia.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(servidor.cambios).toHaveLength(2));
    expect(enviados().map(({ fotoDe }) => fotoDe)).toEqual([bravas._id, undefined]);
  });

  it('asks before changes that are not saved are lost', async () => {
    await openBravas();
    await userEvent.type(screen.getByLabelText('Nombre'), '!');
    await tap('Duplicar');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Seguir editando' }),
    );
    expect(screen.getByLabelText('Nombre')).toHaveValue('Bravas!');
  });
});
