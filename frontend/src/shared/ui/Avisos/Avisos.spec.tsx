import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { avisar, retirarAviso } from './avisar';
import { Avisos } from './Avisos';

describe('Avisos', () => {
  it('shows what was said before it was there', async () => {
    avisar({ texto: 'Pedido movido a Listo', duracion: 0 });

    render(<Avisos />);

    expect(await screen.findByText('Pedido movido a Listo')).toBeVisible();
  });

  it('undoes once and goes away', async () => {
    const onAction = jest.fn();
    render(<Avisos />);
    act(() => avisar({ texto: 'Croquetas eliminadas', accion: { texto: 'Deshacer', onAction } }));

    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Croquetas eliminadas')).toBeNull());
  });

  it('waits its turn, but interrupts for an error', async () => {
    render(<Avisos />);
    act(() => avisar({ texto: 'Guardado', tono: 'exito' }));
    expect(screen.getByRole('region', { name: 'Avisos' })).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('alert')).toBeNull();

    act(() => avisar({ texto: 'Error al guardar el producto', tono: 'error' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Error al guardar el producto');
  });

  it('replaces a message of the same id', async () => {
    render(<Avisos />);
    act(() => avisar({ id: 'carrito', texto: '1 producto' }));
    act(() => avisar({ id: 'carrito', texto: '2 productos' }));

    expect(await screen.findByText('2 productos')).toBeVisible();
    expect(screen.queryByText('1 producto')).toBeNull();
  });

  it('takes a message away when what it leads to is already seen', async () => {
    render(<Avisos />);
    act(() => avisar({ id: 'pedido', texto: 'Pedido enviado', duracion: 0 }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();

    act(() => retirarAviso('pedido'));

    await waitFor(() => expect(screen.queryByText('Pedido enviado')).toBeNull());
  });
});
