import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Mundo } from '../../pedir/pruebas/mundo';
import { ControlProducto } from './ControlProducto';
import { AbrirCarritoProvider, CarritoProvider, ElegirProvider } from './useCarrito';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };

function setup(producto: ComponentProps<typeof ControlProducto>['producto'] = CROQUETAS) {
  const { store } = new Mundo().openTab();
  const openCarrito = jest.fn();
  const elegir = jest.fn();
  render(
    <CarritoProvider value={store}>
      <AbrirCarritoProvider value={openCarrito}>
        <ElegirProvider value={elegir}>
          <ControlProducto producto={producto} />
        </ElegirProvider>
      </AbrirCarritoProvider>
    </CarritoProvider>,
  );
  act(() => store.getState().add(CROQUETAS, { notas: 'sin sal' }));
  return { store, openCarrito, elegir };
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

it('opens what has to be chosen of a dish, and adds nothing of it by itself', async () => {
  const formatos = [{ _id: 'f', nombre: 'Tapa', precio: 3.5, disponible: true }];
  const todo = setup({ ...CROQUETAS, formatos });

  const mas = await screen.findByRole('button', { name: 'Añadir uno de Croquetas' });
  expect(mas).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(mas);

  expect(todo.elegir.mock.calls).toEqual([['croquetas']]);
  expect(unidades(todo)).toEqual([[1, 'sin sal']]);
});
