import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mundo } from '../../pedir/pruebas/mundo';
import { ControlProducto } from './ControlProducto';
import { AbrirCarritoProvider, CarritoProvider } from './useCarrito';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };

function setup() {
  const { store } = new Mundo().openTab();
  const openCarrito = jest.fn();
  render(
    <CarritoProvider value={store}>
      <AbrirCarritoProvider value={openCarrito}>
        <ControlProducto producto={CROQUETAS} />
      </AbrirCarritoProvider>
    </CarritoProvider>,
  );
  act(() => store.getState().add(CROQUETAS, { notas: 'sin sal' }));
  return { store, openCarrito };
}

const unidades = ({ store }: ReturnType<typeof setup>) =>
  store.getState().carrito.items.map(({ cantidad, notas }) => [cantidad, notas]);

it('adds to the plain line, and counts all of them', async () => {
  const todo = setup();

  await userEvent.click(await screen.findByRole('button', { name: 'Añadir uno de Croquetas' }));

  expect(unidades(todo)).toEqual([
    [1, 'sin sal'],
    [1, undefined],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('takes from the only line, and shows the cart where there are several to take from', async () => {
  const todo = setup();
  act(() => todo.store.getState().add(CROQUETAS));

  await userEvent.click(await screen.findByRole('button', { name: /cuál de Croquetas/ }));
  expect(todo.openCarrito.mock.calls).toEqual([['croquetas']]);
  expect(unidades(todo)).toHaveLength(2);

  act(() => todo.store.getState().remove('croquetas'));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar uno de Croquetas' }));
  expect(unidades(todo)).toEqual([]);
});
