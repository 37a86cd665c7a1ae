import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { untilDicho } from '../../../test/dicho';
import { Telefono } from '../../pedir/pruebas/telefono';
import { createStore } from 'zustand/vanilla';
import { showToast } from '../../shared/ui/Toasts/toast';
import { CierresProvider, SIN_CIERRES } from '../carta/horario/cierres';
import type { Cierre, Cierres } from '../carta/horario/cierres';
import { ControlProducto } from './ControlProducto';
import { AbrirCarritoProvider, CarritoProvider, ElegirProvider } from './useCarrito';

jest.mock('../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn() }));

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };

function setup(producto: ComponentProps<typeof ControlProducto>['producto'] = CROQUETAS) {
  const { store } = new Telefono().openTab();
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
  await untilDicho('Croquetas: 2');
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

describe('while its kitchen is closed', () => {
  const MOTIVO = 'La cocina abre a las 13:00';

  function setupCerrado(gracia: string | null) {
    const { store } = new Telefono().openTab();
    const cierre: Cierre = { motivo: MOTIVO, gracia };
    const cierres = createStore<Cierres>(() => ({
      ...SIN_CIERRES,
      porProducto: new Map([[CROQUETAS._id, cierre]]),
    }));
    render(
      <CierresProvider value={cierres}>
        <CarritoProvider value={store}>
          <ControlProducto producto={CROQUETAS} />
        </CarritoProvider>
      </CierresProvider>,
    );
    const tap = () => userEvent.click(screen.getByRole('button', { name: /^Añadir/ }));
    return { store, tap };
  }

  it('says why, and adds nothing', async () => {
    const { store, tap } = setupCerrado(null);
    act(() => store.getState().add({ _id: 'guiso', nombre: 'Guiso', precio: 12 }));

    await tap();

    expect(screen.getByRole('button', { name: `Añadir Croquetas. ${MOTIVO}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(jest.mocked(showToast).mock.lastCall?.[0].texto).toBe(MOTIVO);
    expect(store.getState().carrito.items.map(({ producto }) => producto._id)).toEqual(['guiso']);
  });

  it('lets who had begun go on for ten minutes, and nobody else begin', async () => {
    const { store, tap } = setupCerrado('las 16:10');
    await tap();
    expect(store.getState().carrito.items).toEqual([]);

    act(() => store.getState().add({ _id: 'guiso', nombre: 'Guiso', precio: 12 }));
    await tap();
    expect(store.getState().carrito.items).toHaveLength(2);
  });
});
