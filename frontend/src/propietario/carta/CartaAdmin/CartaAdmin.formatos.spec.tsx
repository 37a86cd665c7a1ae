import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import {
  buildCategoria,
  buildFormato,
  buildOpcion,
  buildProducto,
} from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { CartaAdmin } from './CartaAdmin';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas' });
const [tapa, media] = [buildFormato('Tapa', 3.5), buildFormato('Media', 6)];
const croquetas = buildProducto({
  nombre: 'Croquetas',
  categoria: tapas._id,
  precio: 3.5,
  formatos: [tapa, media],
});
const punto = buildOpcion('Punto de la carne', ['Al punto', 'Muy hecha']);

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = [tapas];
  servidor.productos = [croquetas];
  servidor.opciones = [punto];
});

async function open(puedeEditar = true) {
  renderCarta(<CartaAdmin puedeEditar={puedeEditar} />);
  await screen.findByText('Croquetas');
}
const bodies = () => servidor.cambios.map(({ cuerpo }) => JSON.parse(cuerpo) as unknown);

async function openAgotado() {
  await userEvent.click(screen.getByRole('button', { name: 'Agotado por formatos: Croquetas' }));
  return within(await screen.findByRole('dialog', { name: 'Agotado' }));
}

describe('a product with formatos', () => {
  it('sells out whole with one tap in its row, as any other', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Disponible: Croquetas' }));

    expect(screen.getByRole('switch', { name: 'Agotado · vuelve mañana: Croquetas' })).toBeInTheDocument();
    await waitFor(() => expect(bodies()).toEqual([{ disponible: false, hasta: 'mañana' }]));
  });

  it('takes back only the tap that the server refused', async () => {
    servidor.alCambiar = (_req, res, cuerpo) => {
      const { formato } = JSON.parse(cuerpo) as { formato: string };
      if (formato === tapa._id) answer(res, 500, { success: false, code: 'SERVER_ERROR' });
      else answer(res, 200, { success: true, data: servidor.productos[0] });
    };
    servidor.productos = [{ ...croquetas, formatos: [tapa, { ...media, disponible: false }] }];
    await open();
    const hoja = await openAgotado();
    servidor.alLeer = () => undefined;

    await userEvent.click(hoja.getByRole('switch', { name: 'Disponible: Tapa' }));

    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'Error al guardar el producto' }),
    );
    expect(hoja.getByRole('switch', { name: 'Disponible: Tapa' })).toBeChecked();
    expect(hoja.getByRole('switch', { name: 'Agotado: Media' })).not.toBeChecked();
  });
});

describe('the opciones of the carta', () => {
  it('are no business of staff until a dish asks one', async () => {
    await open(false);
    expect(screen.queryByRole('button', { name: 'Opciones' })).toBeNull();
  });

  it('can be sold out by staff', async () => {
    servidor.productos = [{ ...croquetas, opciones: [punto._id] }];
    await open(false);
    await userEvent.click(screen.getByRole('button', { name: 'Opciones' }));

    expect(await screen.findByRole('button', { name: 'Agotado en Punto de la carne' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nueva opción' })).toBeNull();
  });
});
