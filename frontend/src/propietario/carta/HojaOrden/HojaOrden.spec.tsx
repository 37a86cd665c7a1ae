import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrdenProductosRequest } from '@carta/contracts';
import { untilDicho } from '../../../../test/dicho';
import { answer } from '../../../shared/api/pruebas/servidor';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaOrden } from './HojaOrden';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  servidor.categorias = ['Tapas', 'Vinos'].map((nombre, posicion) =>
    buildCategoria({ _id: nombre.toLowerCase(), nombre, posicion }),
  );
  servidor.productos = ['Bravas', 'Gilda', 'Rioja'].map((nombre, i) =>
    buildProducto({ _id: nombre.toLowerCase(), nombre, categoria: i < 2 ? 'tapas' : 'vinos' }),
  );
});

async function open() {
  renderCarta(<HojaOrden abierta ancla="categoria-tapas" onClose={onClose} />);
  await screen.findByText('Bravas');
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const orden = () =>
  screen.getAllByRole('listitem').map(({ dataset }) => dataset.id?.replace('categoria-', '# '));
const enviados = () =>
  servidor.cambios.map(({ cuerpo }) =>
    (JSON.parse(cuerpo) as OrdenProductosRequest).secciones.map(
      ({ categoria, productos }) => `${categoria}: ${productos.join(' ')}`,
    ),
  );

describe('the order of the products', () => {
  it('changes at once with the arrows, and only the categoría that changes is sent', async () => {
    await open();

    await tap('Bajar Bravas');
    expect(orden()).toEqual(['# tapas', 'gilda', 'bravas', '# vinos', 'rioja']);
    await untilDicho('Bravas, ahora en Tapas, posición 2 de 2');

    await waitFor(() => expect(enviados()).toEqual([['tapas: gilda bravas']]));
  });

  it('has nothing above the first nor below the last, and nobody goes to what has no categoría', async () => {
    servidor.productos = [...servidor.productos, buildProducto({ _id: 'pan', nombre: 'Pan' })];
    await open();

    await tap('Subir Bravas');
    await tap('Bajar Rioja');
    await tap('Bajar Pan');
    for (const name of ['Subir Bravas', 'Bajar Rioja', 'Bajar Pan']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    expect(servidor.cambios).toEqual([]);

    await tap('Subir Pan');
    expect(orden()).toEqual(['# tapas', 'bravas', 'gilda', '# vinos', 'rioja', 'pan']);
    await waitFor(() => expect(enviados()).toEqual([['vinos: rioja pan', 'null: ']]));
  });

  it('sends quick moves one after another, and the last state wins', async () => {
    const responder: (() => void)[] = [];
    servidor.alCambiar = (_req, res, cuerpo) => {
      const { secciones } = JSON.parse(cuerpo) as OrdenProductosRequest;
      responder.push(() => {
        const destinos = new Map(
          secciones.flatMap(({ categoria, productos }) => productos.map((id) => [id, categoria])),
        );
        const data = [...destinos].flatMap(([id, categoria]) =>
          servidor.productos.filter(({ _id }) => _id === id).map((producto) => ({ ...producto, categoria })),
        );
        servidor.productos = [...data, ...servidor.productos.filter(({ _id }) => !destinos.has(_id))];
        answer(res, 200, { success: true, data: servidor.productos });
      });
    };
    await open();

    await tap('Bajar Bravas');
    await tap('Bajar Bravas');
    await tap('Bajar Bravas');
    expect(orden()).toEqual(['# tapas', 'gilda', '# vinos', 'rioja', 'bravas']);
    await waitFor(() => expect(responder).toHaveLength(1));
    responder[0]?.();
    await waitFor(() => expect(responder).toHaveLength(2));
    expect(orden()).toEqual(['# tapas', 'gilda', '# vinos', 'rioja', 'bravas']);
    expect(enviados()).toEqual([['tapas: gilda bravas'], ['tapas: gilda', 'vinos: rioja bravas']]);
    await act(async () => responder[1]?.());
    await waitFor(() => expect(orden()).toEqual(['# tapas', 'gilda', '# vinos', 'rioja', 'bravas']));
  });

  it('goes back and says why when it is refused', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });
    await open();
    servidor.alLeer = () => undefined;

    await tap('Bajar Gilda');

    await waitFor(() => expect(orden()).toEqual(['# tapas', 'bravas', 'gilda', '# vinos', 'rioja']));
    expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto: 'Error al ordenar los productos' });
  });
});
