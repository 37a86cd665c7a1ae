import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CROQUETAS, GUISO, openHoja, tap } from '../pruebas/hoja';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn(), removeToast: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

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
