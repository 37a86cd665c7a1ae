import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Telefono, settle } from '../../../pedir/pruebas/telefono';
import { ApiError } from '../../../shared/api/cliente';
import { buildFormato, buildOpcion, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta } from '../../carta/pruebas/carta-entera';
import { tap } from '../pruebas/hoja';
import { CarritoProvider } from '../useCarrito';
import { HojaCarrito } from './HojaCarrito';

const MEDIA = buildFormato('Media', 6);
const RACION = buildFormato('Ración', 10);
const EXTRAS = buildOpcion('Extras', ['Alioli +1.5'], { min: 0 });
const CROQUETAS = buildProducto({
  nombre: 'Croquetas',
  precio: 6,
  formatos: [MEDIA, RACION],
  opciones: [EXTRAS._id],
});
const producto = { _id: CROQUETAS._id, nombre: 'Croquetas', precio: 6 };

/** The open cart of a mesa, with a Media that has alioli in it, at 7,50 €. */
function open() {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  store.getState().add(
    { ...producto, precio: 7.5 },
    {
      formato: { _id: MEDIA._id, nombre: 'Media' },
      opciones: [{ _id: EXTRAS.valores[0]!._id, nombre: 'Extras', valor: 'Alioli', suplemento: 1.5 }],
    },
  );
  const hoja = (carta = buildCarta({ sinCategoria: [CROQUETAS], opciones: [EXTRAS] }), abierta = true) => (
    <CarritoProvider value={store}>
      <HojaCarrito abierta={abierta} mesa={4} carta={carta} pausado={false} onClose={jest.fn()} />
    </CarritoProvider>
  );
  const { rerender } = render(hoja());
  return { telefono, store, rerender, hoja };
}

const linea = () => screen.getByText('Croquetas').closest('li')!;

it('shows what was chosen of a line, one thing after another, and reads it once more before it goes', async () => {
  open();
  expect(linea()).toHaveTextContent(/Formato: Media.*Extras: Alioli \+1,50.*7,50/);

  await tap('Confirmar Pedido');

  const [item] = within(screen.getByRole('list', { name: 'Lo que vas a pedir' })).getAllByRole('listitem');
  expect(item).toHaveTextContent(/Croquetas.*Media.*Alioli \+1,50/);
});

it('lets a line be chosen again', async () => {
  const { store } = open();

  await tap('Cambiar Croquetas, Media, Alioli');
  await userEvent.click(await screen.findByRole('radio', { name: /^Ración/ }));
  await tap(/^Guardar · 11,50/);

  expect(store.getState().carrito).toMatchObject({
    items: [{ formato: { nombre: 'Ración' }, opciones: [{ valor: 'Alioli' }] }],
    total: 1_150,
  });
  expect(screen.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
});

it('comes back by itself, without what was being chosen when it was closed', async () => {
  const { rerender, hoja } = open();
  await tap('Cambiar Croquetas, Media, Alioli');
  await screen.findByRole('dialog', { name: 'Croquetas' });

  rerender(hoja(undefined, false));
  rerender(hoja());

  expect(await screen.findByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Croquetas' })).toBeNull());
});

it('keeps what was chosen in a line whose note changes, and tells both from a plain one', async () => {
  const { store } = open();
  await tap('Añadir nota a Croquetas, Media, Alioli');
  await userEvent.keyboard('sin sal');
  await tap('Guardar nota');

  expect(store.getState().carrito.items).toMatchObject([{ formato: { nombre: 'Media' }, notas: 'sin sal' }]);
  expect(
    screen.getByRole('button', { name: /^Editar nota de Croquetas, Media, Alioli, sin sal/ }),
  ).toHaveFocus();
});

it('lets a line be chosen again of which a part has been sold out, as the kitchen said', async () => {
  const { telefono, store, rerender, hoja } = open();
  await tap('Confirmar Pedido');
  await tap('Confirmar');
  const lineas = [
    {
      productoId: CROQUETAS._id,
      nombre: 'Croquetas',
      formato: MEDIA._id,
      opciones: [EXTRAS.valores[0]!._id],
      precio: 7.5,
      disponible: false,
    },
  ];
  const message = '«Media» se ha agotado';
  await act(async () => {
    telefono.refuse(new ApiError({ status: 409, code: 'PRODUCTO_NO_DISPONIBLE', message, data: { lineas } }));
    await settle();
  });
  const ahora = { ...CROQUETAS, formatos: [{ ...MEDIA, disponible: false }, RACION] };
  rerender(hoja(buildCarta({ sinCategoria: [ahora], opciones: [EXTRAS], version: 'otra' })));
  expect(screen.getByRole('alert')).toHaveTextContent(`${message}Croquetas, Media, Alioli: agotado`);

  await tap('Cambiar Croquetas, Media, Alioli');
  await userEvent.click(await screen.findByRole('radio', { name: /^Ración/ }));
  await tap(/^Guardar · 11,50/);

  expect(store.getState().carrito.total).toBe(1_150);
  expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeEnabled();
});
