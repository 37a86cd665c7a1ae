import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilDicho } from '../../../../test/dicho';
import { showToast, removeToast } from './toast';
import { Toasts } from './Toasts';

describe('Toasts', () => {
  it('shows what was said before it was there', async () => {
    showToast({ texto: 'Pedido movido a Listo', duracion: 0 });

    render(<Toasts />);

    expect(await screen.findByText('Pedido movido a Listo')).toBeVisible();
  });

  it('undoes once and goes away', async () => {
    const onAction = jest.fn();
    render(<Toasts />);
    act(() => showToast({ texto: 'Croquetas eliminadas', accion: { texto: 'Deshacer', onAction } }));

    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Croquetas eliminadas')).toBeNull());
  });

  it('waits its turn, but interrupts for an error', async () => {
    render(<Toasts />);
    act(() => showToast({ texto: 'Guardado', tono: 'exito' }));
    await untilDicho('Guardado');
    expect(screen.getByRole('region', { name: 'Avisos' })).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByRole('alert')).toBeNull();

    act(() => showToast({ texto: 'Error al guardar el producto', tono: 'error' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Error al guardar el producto');
  });

  it('replaces a message of the same id', async () => {
    render(<Toasts />);
    act(() => showToast({ id: 'carrito', texto: '1 producto' }));
    act(() => showToast({ id: 'carrito', texto: '2 productos' }));

    expect(await screen.findByText('2 productos')).toBeVisible();
    expect(screen.queryByText('1 producto')).toBeNull();
  });

  it('takes a message away when what it leads to is already seen', async () => {
    render(<Toasts />);
    act(() => showToast({ id: 'pedido', texto: 'Pedido enviado', duracion: 0 }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();

    act(() => removeToast('pedido'));

    await waitFor(() => expect(screen.queryByText('Pedido enviado')).toBeNull());
  });
});
