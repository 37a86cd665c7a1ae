import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria } from '../../../shared/api/pruebas/build-carta';
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
const asa = (nombre: string) => screen.getByRole('button', { name: `Ordenar ${nombre}` });
const orden = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.id);
const enviados = () => servidor.cambios.map(({ cuerpo }) => (JSON.parse(cuerpo) as { ids: string[] }).ids);
/** Pointer events over the first handle; jsdom's know nothing of where they are. */
const point = (tipo: string, clientY: number) =>
  fireEvent(asa('Tapas'), new MouseEvent(tipo, { bubbles: true, clientY }));
const anuncio = () => screen.getByRole('status').textContent;

describe('the order', () => {
  it('changes at once with the arrows, and everything is sent', async () => {
    await open();

    await tap('Bajar Tapas');
    expect(orden()).toEqual(['postres', 'tapas', 'vinos']);
    expect(anuncio()).toBe('Tapas, ahora en la posición 2 de 3');

    await waitFor(() => expect(enviados()).toEqual([['postres', 'tapas', 'vinos']]));
  });

  it('has nothing above the first nor below the last, and stays where it was', async () => {
    await open();

    await tap('Subir Tapas');
    await tap('Bajar Vinos');

    expect(orden()).toEqual(['tapas', 'postres', 'vinos']);
    expect(servidor.cambios).toEqual([]);
  });

  it('sends quick moves one after another, and the last state wins', async () => {
    const responder: (() => void)[] = [];
    servidor.alCambiar = (_req, res, cuerpo) => {
      const { ids } = JSON.parse(cuerpo) as { ids: string[] };
      const data = ids.map((_id, posicion) => buildCategoria({ _id, nombre: _id, posicion }));
      responder.push(() => answer(res, 200, { success: true, data }));
    };
    await open();

    await tap('Bajar Tapas');
    await tap('Bajar Tapas');
    await tap('Subir Vinos');
    expect(orden()).toEqual(['vinos', 'postres', 'tapas']);
    await waitFor(() => expect(responder).toHaveLength(1));

    responder[0]?.();
    await waitFor(() => expect(responder).toHaveLength(2));
    expect(orden()).toEqual(['vinos', 'postres', 'tapas']);
    expect(enviados()).toEqual([
      ['postres', 'tapas', 'vinos'],
      ['vinos', 'postres', 'tapas'],
    ]);
    await act(async () => responder[1]?.());
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

  it('changes with the keyboard: Space picks up, the arrows move, Space drops', async () => {
    await open();

    act(() => asa('Tapas').focus());
    await userEvent.keyboard(' ');
    expect(asa('Tapas')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(orden()).toEqual(['postres', 'vinos', 'tapas']);
    expect(anuncio()).toBe('Tapas, la posición 3 de 3');
    expect(asa('Tapas')).toHaveFocus();
    expect(servidor.cambios).toEqual([]);

    await userEvent.keyboard(' ');
    expect(orden()).toEqual(['postres', 'vinos', 'tapas']);
    await waitFor(() => expect(enviados()).toEqual([['postres', 'vinos', 'tapas']]));
  });

  it('is left as it was by Escape, which does not close the sheet', async () => {
    await open();

    act(() => asa('Tapas').focus());
    await userEvent.keyboard(' {ArrowDown}{Escape}');

    expect(orden()).toEqual(['tapas', 'postres', 'vinos']);
    expect(anuncio()).toBe('Cancelado. Tapas vuelve a su sitio');
    expect(onClose).not.toHaveBeenCalled();
    expect(servidor.cambios).toEqual([]);
  });

  it('changes by dragging the handle, once the row is let go', async () => {
    Element.prototype.setPointerCapture = jest.fn();
    const alto = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const indice = [...(this.parentElement?.children ?? [])].indexOf(this);
      return { top: indice * 80, height: 80, bottom: 10_000 } as DOMRect;
    });
    await open();

    point('pointerdown', 40);
    point('pointermove', 130);
    expect(servidor.cambios).toEqual([]);
    point('pointerup', 130);

    expect(orden()).toEqual(['postres', 'tapas', 'vinos']);
    await waitFor(() => expect(enviados()).toEqual([['postres', 'tapas', 'vinos']]));
    alto.mockRestore();
  });
});
