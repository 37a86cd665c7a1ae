import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../shared/ui/Toasts/toast';
import type { Toast } from '../../../shared/ui/Toasts/toast';
import { ApiError } from '../../../shared/api/cliente';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { settle } from '../../../pedir/pruebas/telefono';
import { CROQUETAS, GUISO, openHoja, tap } from '../pruebas/hoja';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn(), removeToast: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

const ultimoToast = () => jest.mocked(showToast).mock.lastCall?.[0] as Toast;

it('sends the order with its notes once it is confirmed', async () => {
  const { telefono } = openHoja();
  await tap('Confirmar Pedido');
  await userEvent.type(screen.getByRole('textbox'), '  sin sal ');
  await tap('Confirmar');

  expect(telefono.enVuelo[0]?.envio.cuerpo).toMatchObject({ mesa: 4, notas: 'sin sal' });
  expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true');

  await tap('Enviando…');
  expect(telefono.acunadas).toHaveLength(1);
});

it('says what it costs on the button that sends it, which is called as it was', async () => {
  openHoja();
  await tap('Confirmar Pedido');

  const confirmar = screen.getByRole('button', { name: 'Confirmar' });
  expect(confirmar).toHaveTextContent(/^Confirmar 19,00\s€$/);
  expect(confirmar).toHaveAccessibleDescription(/^19,00\s€$/);
});

it('keeps the cart when the order is cancelled, and says so', async () => {
  const { store, onClose } = openHoja();
  await tap('Confirmar Pedido');
  await tap('Cancelar');

  expect(onClose).toHaveBeenCalled();
  expect(ultimoToast().texto).toBe('Pedido cancelado. Puedes volver a añadir productos al carrito.');
  expect(store.getState().carrito.total).toBe(1_900);
});

it('cannot be confirmed without a mesa, and says why', () => {
  openHoja(null);

  expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeDisabled();
  expect(screen.getByText(/No se ha detectado el restaurante o la mesa/)).toBeInTheDocument();
});

it('brings back what was taken out', async () => {
  const { store } = openHoja();
  await tap('Quitar Croquetas');
  expect(screen.getByText('El carrito está vacío')).toBeInTheDocument();

  act(() => ultimoToast().accion?.onAction());
  expect(store.getState().carrito.total).toBe(1_900);
});

it('goes back from the confirmation to the cart when what is in it has changed', async () => {
  const { store } = openHoja();
  await tap('Confirmar Pedido');
  const producto = buildProducto({ ...CROQUETAS, precio: 11 });

  act(() => store.getState().syncCarta('otra', [producto]));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirmar pedido' })).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('La carta ha cambiado. Revisa tu pedido.');
  expect(screen.getByRole('alert')).toHaveTextContent(/Croquetas: ahora cuesta 11,00\s€/);
  await tap('Confirmar Pedido');
  expect(await screen.findByRole('dialog', { name: 'Confirmar pedido' })).toBeInTheDocument();
});

it('cannot be confirmed while orders are paused, says why and loses nothing', () => {
  const { store } = openHoja(4, true);

  expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeDisabled();
  expect(screen.getByText(/Los pedidos desde la mesa están en pausa/)).toBeInTheDocument();
  expect(store.getState().carrito.total).toBe(1_900);
});

it('marks what has just been sold out, which cannot be sent any more', () => {
  const { store } = openHoja();
  const agotado = buildProducto({ ...CROQUETAS, disponible: false });

  act(() => store.getState().syncCarta('otra', [agotado]));

  expect(screen.getByText('Agotado')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Croquetas: agotado');
  expect(screen.queryByRole('button', { name: 'Confirmar Pedido' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar lo agotado' })).toBeInTheDocument();
  expect(screen.getByText('Agotado:').parentElement).toHaveTextContent('Agotado: Croquetas');
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/Total0,00\s€/);
});

it('goes on past what the kitchen had no more of, with one tap and without losing anything else', async () => {
  const { telefono, store } = openHoja();
  act(() => {
    store.getState().add(GUISO, { notas: 'sin guisantes' });
    store.getState().writeNotas('Tenemos prisa');
  });
  await tap('Confirmar Pedido');
  await tap('Confirmar');
  const [primera] = telefono.enVuelo;
  const lineas = [
    { productoId: 'croquetas', nombre: 'Croquetas', precio: 9.5, disponible: false },
    { productoId: 'guiso', nombre: 'Guiso', precio: 12, disponible: true },
  ];
  await act(async () => {
    telefono.refuse(
      new ApiError({ status: 409, code: 'PRODUCTO_NO_DISPONIBLE', message: 'Revísalo', data: { lineas } }),
    );
    await settle();
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirmar pedido' })).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('RevísaloCroquetas: agotado');
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/Total12,00\s€/);

  await tap('Quitar lo agotado y seguir');
  await tap('Confirmar');

  const [segunda] = telefono.enVuelo;
  expect(segunda?.envio.cuerpo).toEqual({
    ...primera?.envio.cuerpo,
    productos: [{ productoId: 'guiso', nombre: 'Guiso', cantidad: 1, precio: 12, notas: 'sin guisantes' }],
  });
  expect(segunda?.envio.clave).not.toBe(primera?.envio.clave);
});

it('reads the price of one and that of the line apart', () => {
  openHoja();

  const linea = screen.getByText('Croquetas').closest('li')!;
  expect(linea).toHaveTextContent(/9,50\s€ cada una/);
  expect(linea).toHaveTextContent(/19,00\s€ en total/);
});

describe('what is closed now', () => {
  const CERRADO = { motivo: 'La cocina abre a las 20:00', gracia: null };

  it('stays, says why, and one tap takes it out and goes on with the rest', async () => {
    const { store } = openHoja(4, false, { [CROQUETAS._id]: CERRADO });
    act(() => store.getState().add(GUISO));

    expect(screen.getByText(CERRADO.motivo)).toBeInTheDocument();
    expect(screen.getByText('Ahora no se puede pedir:').parentElement).toHaveTextContent(
      'Ahora no se puede pedir: Croquetas',
    );
    await tap('Quitarlo y seguir');

    expect(store.getState().carrito.items.map(({ producto }) => producto._id)).toEqual([GUISO._id]);
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeInTheDocument();
  });

  it('cannot be sent alone, and is not taken out', async () => {
    const { store } = openHoja(4, false, { [CROQUETAS._id]: CERRADO });

    expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeDisabled();
    expect(store.getState().carrito.total).toBe(1_900);
  });

  it('can be sent for ten minutes more, and says so', async () => {
    openHoja(4, false, { [CROQUETAS._id]: { ...CERRADO, gracia: 'las 16:10' } });

    expect(screen.getByText('Se puede pedir hasta las 16:10')).toBeInTheDocument();
    await tap('Confirmar Pedido');
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
  });
});
