import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HojaCarrito } from '../carrito/HojaCarrito/HojaCarrito';
import { Telefono } from '../../pedir/pruebas/telefono';
import { CarritoProvider } from '../carrito/useCarrito';
import { buildCarta } from '../carta/pruebas/carta-entera';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { retireNoticias, tellCancelacion, tellNoticia, tellRepeticion } from './noticias';

const CAMBIADA = 'La carta ha cambiado. Revisa tu pedido.';
const ignore = () => undefined;
const tap = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));

it('says one thing at a time of an order, and keeps what the restaurant has cancelled', async () => {
  const { store } = new Telefono().openTab();
  store.getState().add({ _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 });
  render(
    <CarritoProvider value={store}>
      <HojaCarrito abierta mesa={4} carta={buildCarta()} pausado={false} onClose={ignore} />
      <Toasts />
    </CarritoProvider>,
  );

  await tap('Confirmar Pedido');
  await tap('Cancelar');
  expect(await screen.findByText(/^Pedido cancelado/)).toBeVisible();
  act(() => tellCancelacion('El restaurante ha cancelado 1 × Agua: se ha acabado', ignore));
  act(() => tellRepeticion('Ya no está disponible: Bravas'));
  act(() => tellNoticia(CAMBIADA, ignore));

  expect(await screen.findByText(CAMBIADA)).toBeVisible();
  expect(screen.getByText(/^El restaurante ha cancelado/)).toBeVisible();
  expect(screen.queryByText(/^(Pedido cancelado|Ya no está disponible)/)).toBeNull();
});

it('gives way to the sheet that says the same, and to no other', async () => {
  const { unmount } = render(<Toasts />);
  act(() => tellCancelacion('El restaurante ha cancelado 1 × Agua: se ha acabado', ignore));
  act(() => tellCancelacion('El restaurante ha cancelado 1 × Pan: se ha acabado', ignore));
  act(() => tellNoticia(CAMBIADA, ignore));

  act(() => retireNoticias('llamadas'));
  expect(await screen.findByText(CAMBIADA)).toBeVisible();
  act(() => retireNoticias('carrito'));
  await waitFor(() => expect(screen.queryByText(CAMBIADA)).toBeNull());
  expect(screen.getAllByText(/^El restaurante ha cancelado/)).toHaveLength(2);
  act(() => retireNoticias('pedido'));
  await waitFor(() => expect(screen.queryByText(/^El restaurante ha cancelado/)).toBeNull());
  unmount();

  tellNoticia(CAMBIADA, ignore);
  retireNoticias('enviado');
  render(<Toasts />);
  expect(screen.queryByText(CAMBIADA)).toBeNull();
});
