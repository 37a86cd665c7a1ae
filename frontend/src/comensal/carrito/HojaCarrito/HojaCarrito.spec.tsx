import type { Alergeno, Producto } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../shared/ui/Toasts/toast';
import type { Toast } from '../../../shared/ui/Toasts/toast';
import { Mundo, settle } from '../../../pedir/pruebas/mundo';
import { almacenLocal } from '../../../shared/lib/almacen';
import { buildProducto } from '../../../shared/api/pruebas/carta';
import { buildCarta } from '../../carta/pruebas/carta';
import { CarritoProvider } from '../useCarrito';
import { HojaCarrito } from './HojaCarrito';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn(), removeToast: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
const GUISO = { _id: 'guiso', nombre: 'Guiso', precio: 12 };
const CARTA = buildCarta({
  sinCategoria: [
    buildProducto({ ...CROQUETAS, alergenos: ['gluten', 'huevos'] }),
    buildProducto({ ...GUISO, alergenosDeclarados: false }),
  ],
});

function setup(mesa: number | null = 4, pausado = false) {
  const mundo = new Mundo();
  const { store } = mundo.openTab();
  store.getState().add(CROQUETAS);
  store.getState().add(CROQUETAS);
  const onClose = jest.fn();
  render(
    <CarritoProvider value={store}>
      <HojaCarrito abierta mesa={mesa} carta={CARTA} pausado={pausado} onClose={onClose} />
    </CarritoProvider>,
  );
  return { mundo, store, onClose };
}

const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));
const ultimoToast = () => jest.mocked(showToast).mock.lastCall?.[0] as Toast;

it('sends the order with its notes once it is confirmed', async () => {
  const { mundo } = setup();
  await tap('Confirmar Pedido');
  await userEvent.type(screen.getByRole('textbox'), '  sin sal ');
  await tap('Confirmar');

  expect(mundo.enVuelo[0]?.envio.cuerpo).toMatchObject({ mesa: 4, notas: 'sin sal' });
  expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true');

  await tap('Enviando…');
  expect(mundo.acunadas).toHaveLength(1);
});

it('keeps the cart when the order is cancelled, and says so', async () => {
  const { store, onClose } = setup();
  await tap('Confirmar Pedido');
  await tap('Cancelar');

  expect(onClose).toHaveBeenCalled();
  expect(ultimoToast().texto).toBe('Pedido cancelado. Puedes volver a añadir productos al carrito.');
  expect(store.getState().carrito.total).toBe(1_900);
});

it('cannot be confirmed without a mesa, and says why', () => {
  setup(null);

  expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeDisabled();
  expect(screen.getByText(/No se ha detectado el restaurante o la mesa/)).toBeInTheDocument();
});

it('brings back what was taken out', async () => {
  const { store } = setup();
  await tap('Quitar Croquetas');
  expect(screen.getByText('El carrito está vacío')).toBeInTheDocument();

  act(() => ultimoToast().accion?.onAction());
  expect(store.getState().carrito.total).toBe(1_900);
});

it('goes back from the confirmation to the cart when what is in it has changed', async () => {
  const { store } = setup();
  await tap('Confirmar Pedido');
  const producto = { ...CROQUETAS, precio: 11, disponible: true } as Producto;

  act(() => store.getState().syncCarta('otra', [producto]));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirmar pedido' })).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('La carta ha cambiado. Revisa tu pedido.');
  expect(screen.getByRole('alert')).toHaveTextContent(/Croquetas: ahora cuesta 11,00\s€/);
  await tap('Confirmar Pedido');
  expect(await screen.findByRole('dialog', { name: 'Confirmar pedido' })).toBeInTheDocument();
});

it('says that nobody answers, and locks the cart meanwhile', async () => {
  const { mundo, store } = setup();
  await tap('Confirmar Pedido');
  await tap('Confirmar');
  for (let intento = 0; intento < 3; intento++) {
    await act(async () => {
      mundo.resolve('500');
      await settle();
      if (intento < 2) mundo.pass(1_000);
      await settle();
    });
  }

  const alertas = screen.getAllByRole('alert', { hidden: true }).map((alerta) => alerta.textContent);
  expect(alertas.join()).toContain('Error al enviar el pedido. Por favor, intenta de nuevo.');
  act(() => store.getState().add(CROQUETAS));
  expect(store.getState().carrito.total).toBe(1_900);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const calma = screen.getAllByText('Guardado. Se enviará solo al volver la señal.');
  expect(calma.map((texto) => texto.previousSibling?.textContent)).toContain(
    'Error al enviar el pedido. Por favor, intenta de nuevo.',
  );
  expect(screen.queryByText(/Aún no sabemos/)).toBeNull();

  await tap('Reintentar');
  await act(settle);
  expect(mundo.enVuelo).toHaveLength(1);
});

it('says before it sends, and while it does, that the browser keeps nothing', async () => {
  const { mundo } = setup();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await tap('Confirmar Pedido');
  const aviso = 'Este navegador no guarda nada: no cierres esta página hasta que lo confirmemos';
  expect(screen.getByText(aviso)).toBeVisible();

  await tap('Confirmar');

  const dichos = screen.getAllByText(`${aviso}.`);
  expect(dichos.length).toBeGreaterThan(0);
  expect(screen.queryByText(/aunque cierres la página/)).toBeNull();
  expect(mundo.enVuelo).toHaveLength(1);
});

it('promises to keep the order where the browser does', async () => {
  setup();
  await tap('Confirmar Pedido');
  expect(screen.queryByText(/no guarda nada/)).toBeNull();
  await tap('Confirmar');

  expect(screen.getAllByText(/aunque cierres la página/).length).toBeGreaterThan(0);
});

it('cannot be confirmed while orders are paused, says why and loses nothing', () => {
  const { store } = setup(4, true);

  expect(screen.getByRole('button', { name: 'Confirmar Pedido' })).toBeDisabled();
  expect(screen.getByText(/Los pedidos desde la mesa están en pausa/)).toBeInTheDocument();
  expect(store.getState().carrito.total).toBe(1_900);
});

it('marks what has just been sold out, which cannot be sent any more', () => {
  const { store } = setup();
  const agotado = { ...CROQUETAS, disponible: false } as Producto;

  act(() => store.getState().syncCarta('otra', [agotado]));

  expect(screen.getByText('Agotado')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Croquetas: agotado');
  expect(screen.queryByRole('button', { name: 'Confirmar Pedido' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar lo agotado' })).toBeInTheDocument();
  expect(screen.getByText(/quítalos para confirmar el pedido/)).toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/Total0,00\s€/);
});

it('sends what is asked of a line with that line, read once more before it goes', async () => {
  const { mundo, store } = setup();
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
  expect(mundo.enVuelo[0]?.envio.cuerpo.productos.map(({ cantidad, notas }) => [cantidad, notas])).toEqual([
    [2, 'sin sal'],
    [1, undefined],
  ]);
});

it('keeps a note whose field is left, joins lines that ask the same, and lets it be taken off', async () => {
  const { store } = setup();
  await tap('Añadir nota a Croquetas');
  await userEvent.type(screen.getByRole('textbox'), 'sin sal');
  await tap('Añadir uno de Croquetas');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 3, notas: 'sin sal' }]);
  act(() => store.getState().add(CROQUETAS));

  await tap('Editar la nota de Croquetas');
  await userEvent.clear(screen.getByRole('textbox'));
  await tap('Guardar nota');

  expect(store.getState().carrito.items).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Añadir nota a Croquetas' })).toBeVisible();
});

it('gives the focus back to the button of a note that is written, joined to another, or left as it was', async () => {
  const { store } = setup();
  act(() => store.getState().add(GUISO));
  const nota = (nombre: string) => screen.getByRole('button', { name: nombre });
  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal{Escape}');
  expect(nota('Añadir nota a Croquetas')).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();

  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal{Tab}{Enter}');
  expect(nota('Editar la nota de Croquetas')).toHaveFocus();

  act(() => store.getState().add(CROQUETAS));
  await tap('Añadir nota a Croquetas');
  await userEvent.keyboard('sin sal');
  await tap('Guardar nota');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 3, notas: 'sin sal' }, { cantidad: 1 }]);
  expect(nota('Editar la nota de Croquetas')).toHaveFocus();

  await tap('Añadir nota a Guiso');
  await userEvent.keyboard('sin sal');
  await tap('Quitar Croquetas, sin sal');
  expect(store.getState().carrito.items).toMatchObject([{ cantidad: 1, notas: 'sin sal' }]);
  expect(nota('Editar la nota de Guiso')).not.toHaveFocus();
});

it('says beside the note that its lines do not fit into one, and loses none', async () => {
  const { store } = setup();
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

it('reads the price of one and that of the line apart', () => {
  setup();

  const linea = screen.getByText('Croquetas').closest('li')!;
  expect(linea).toHaveTextContent(/9,50\s€ cada una/);
  expect(linea).toHaveTextContent(/19,00\s€ en total/);
});

describe('while something is avoided', () => {
  const avoid = (...evitados: Alergeno[]) =>
    act(() => almacenLocal.write('carta.evitados', JSON.stringify(evitados)));
  beforeEach(() => avoid('gluten', 'apio'));
  afterEach(() => avoid());

  it('names what contains it and what nobody has declared, in the cart and before it is sent', async () => {
    const { store } = setup();
    act(() => store.getState().add(GUISO));
    expect(screen.getByText('Lleva gluten')).toBeVisible();
    expect(screen.getByText('Sin información')).toBeVisible();

    await tap('Confirmar Pedido');

    const nombrados = within(screen.getByRole('region', { name: 'Alérgenos' })).getAllByRole('listitem');
    expect(nombrados.map(({ textContent }) => textContent)).toEqual([
      'Lleva gluten: Croquetas',
      'Sin información: Guiso',
    ]);
  });

  it('tells the kitchen of it, unless that is unticked, and asks anew each time', async () => {
    const { mundo } = setup();
    await tap('Confirmar Pedido');
    const casilla = () => screen.getByRole('checkbox', { name: 'Avisar a cocina de: gluten, apio' });
    expect(casilla()).toBeChecked();
    await userEvent.click(casilla());
    await tap('Volver');
    await tap('Confirmar Pedido');
    expect(casilla()).toBeChecked();

    await tap('Confirmar');

    expect(mundo.enVuelo[0]?.envio.cuerpo.evita).toEqual(['gluten', 'apio']);
    expect(casilla()).toBeDisabled();
    expect(casilla()).toBeChecked();
  });

  it('tells nobody when it is unticked', async () => {
    const { mundo } = setup();
    await tap('Confirmar Pedido');
    await userEvent.click(screen.getByRole('checkbox'));

    await tap('Confirmar');

    expect(mundo.enVuelo[0]?.envio.cuerpo).not.toHaveProperty('evita');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('sends again what it said, whatever is avoided by then', async () => {
    const { mundo } = setup();
    await tap('Confirmar Pedido');
    await tap('Confirmar');
    const [primera] = mundo.enVuelo;
    avoid('soja');
    await act(async () => {
      mundo.resolve('se_pierde_vuelta');
      await settle();
      mundo.pass(1_000);
      await settle();
    });

    expect(mundo.enVuelo[0]?.envio.cuerpo).toEqual(primera?.envio.cuerpo);
    expect(mundo.enVuelo[0]?.envio.clave).toBe(primera?.envio.clave);
  });
});

it('says nothing of allergens to who avoids nothing', async () => {
  const { mundo } = setup();
  await tap('Confirmar Pedido');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/Lleva|Sin información/)).toBeNull();

  await tap('Confirmar');

  expect(mundo.enVuelo[0]?.envio.cuerpo).not.toHaveProperty('evita');
});
