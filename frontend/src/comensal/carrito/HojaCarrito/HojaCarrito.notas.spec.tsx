import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CROQUETAS, GUISO, openHoja, tap } from '../pruebas/hoja';

it('sends what is asked of a line with that line, read once more before it goes', async () => {
  const { telefono, store } = openHoja();
  await tap('Añadir nota a Croquetas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota para Croquetas' }), ' sin sal ');
  expect(screen.getByText('9/140')).toBeVisible();
  await tap('Guardar nota');
  act(() => store.getState().add(CROQUETAS));
  await tap('Confirmar Pedido');

  const lineas = within(screen.getByRole('list', { name: 'Lo que vas a pedir' })).getAllByRole('listitem');
  expect(lineas.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '2 ×Croquetassin sal19,00 € en total',
    '1 ×Croquetas9,50 € en total',
  ]);
  await tap('Confirmar');
  expect(telefono.enVuelo[0]?.envio.cuerpo.productos.map(({ cantidad, notas }) => [cantidad, notas])).toEqual(
    [
      [2, 'sin sal'],
      [1, undefined],
    ],
  );
});

it('keeps a note whose field is left, joins lines that ask the same, and lets it be taken off', async () => {
  const { store } = openHoja();
  await tap('Añadir nota a Croquetas');
  await userEvent.type(screen.getByRole('textbox'), 'sin sal');
  await tap('Añadir uno de Croquetas');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 3, notas: 'sin sal' }]);
  act(() => store.getState().add(CROQUETAS));

  await tap('Editar nota de Croquetas, sin sal');
  await userEvent.clear(screen.getByRole('textbox'));
  await tap('Guardar nota');

  expect(store.getState().carrito.items).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Añadir nota a Croquetas' })).toBeVisible();
});

it('gives the focus back to the button of a note that is written, joined to another, or left as it was', async () => {
  const { store } = openHoja();
  act(() => store.getState().add(GUISO));
  const nota = (nombre: string) => screen.getByRole('button', { name: nombre });
  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal{Escape}');
  expect(nota('Añadir nota a Croquetas')).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();

  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal{Tab}{Enter}');
  expect(nota('Editar nota de Croquetas, sin sal')).toHaveFocus();

  act(() => store.getState().add(CROQUETAS));
  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal');
  await tap('Guardar nota');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 3, notas: 'sin sal' }, { cantidad: 1 }]);
  expect(nota('Editar nota de Croquetas, sin sal')).toHaveFocus();

  await tap('Añadir nota a Guiso');
  await userEvent.keyboard('sin sal');
  await tap('Quitar Croquetas, sin sal');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 1, notas: 'sin sal' }]);
  expect(nota('Editar nota de Guiso, sin sal')).not.toHaveFocus();
});

it('says beside the note that its lines do not fit into one, and loses none', async () => {
  const { store } = openHoja();
  act(() => {
    store.getState().restore({ producto: CROQUETAS, cantidad: 30 });
    store.getState().restore({ producto: CROQUETAS, cantidad: 30, notas: 'sin sal' });
  });
  await tap('Añadir nota a Croquetas');
  await userEvent.type(screen.getByRole('textbox'), 'sin sal');
  await tap('Guardar nota');

  expect(screen.getByRole('alert')).toHaveTextContent('Con esa nota serían más de 50');
  expect(store.getState().carrito.items.map(({ cantidad }) => cantidad)).toEqual([30, 30]);
});
