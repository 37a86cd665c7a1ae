import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import { buildOpcion, buildProducto, buildValor } from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { useProductos } from '../datos/listas';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaOpciones } from './HojaOpciones';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();
const patatas = buildValor('Patatas fritas');
const ensalada = buildValor('Ensalada', { alergenosDeclarados: false });
const guarnicion = buildOpcion('Guarnición', [], { valores: [patatas, ensalada] });

beforeEach(() => {
  jest.clearAllMocks();
  servidor.opciones = [guarnicion, buildOpcion('Punto de la carne', ['Al punto', 'Muy hecha'])];
  servidor.productos = [
    buildProducto({ nombre: 'Chuletón', opciones: [guarnicion._id] }),
    buildProducto({ nombre: 'Merluza', opciones: [guarnicion._id] }),
  ];
});

/** As it stands over the owner's carta, which has read the products. */
function Escena({ puedeEditar }: { puedeEditar: boolean }) {
  const { data } = useProductos();
  return data ? <HojaOpciones abierta puedeEditar={puedeEditar} onClose={onClose} /> : null;
}

async function open(puedeEditar = true) {
  renderCarta(<Escena puedeEditar={puedeEditar} />);
  await screen.findByText('Guarnición');
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sells out one value, for today or until further notice, and says so in the row', async () => {
  await open();
  await tap('Agotado en Guarnición');
  const hoja = within(await screen.findByRole('dialog', { name: 'Agotado' }));
  await userEvent.click(hoja.getByRole('switch', { name: 'Disponible: Ensalada' }));
  await userEvent.click(hoja.getByRole('radio', { name: 'Hasta nuevo aviso' }));

  await waitFor(() =>
    expect(servidor.cambios.map(({ cuerpo }) => JSON.parse(cuerpo) as unknown)).toEqual([
      { disponible: false, hasta: 'mañana', valor: ensalada._id },
      { disponible: false, valor: ensalada._id },
    ]),
  );
  expect(servidor.cambios[0]?.url).toBe(`/api/opciones/${guarnicion._id}/disponibilidad`);
  await userEvent.click(hoja.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('Agotado: Ensalada')).toBeInTheDocument();
});

it('goes back to what it was when the server does not agree', async () => {
  servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
  await open();
  await tap('Agotado en Guarnición');
  const hoja = within(await screen.findByRole('dialog', { name: 'Agotado' }));
  await userEvent.click(hoja.getByRole('switch', { name: 'Disponible: Ensalada' }));

  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'Error al guardar la opción' }),
  );
  expect(hoja.getByRole('switch', { name: 'Disponible: Ensalada' })).toBeChecked();
});

it('lets staff say what is sold out, and nothing else', async () => {
  await open(false);

  expect(screen.getByRole('button', { name: 'Agotado en Guarnición' })).toBeInTheDocument();
  for (const nombre of ['Nueva opción', 'Editar Guarnición', 'Eliminar Guarnición']) {
    expect(screen.queryByRole('button', { name: nombre })).toBeNull();
  }
});
