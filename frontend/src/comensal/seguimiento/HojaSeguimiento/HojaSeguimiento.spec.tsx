import type { Ticket } from '@carta/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAlmacenLocal } from '../../../shared/lib/almacen';
import { formatHora } from '../../../shared/lib/hora';
import { CANCELADA, buildLinea, buildTicket, buildRespuesta, buildSeguido } from '../pruebas/build-seguido';
import { createSeguimientoStore } from '../seguimiento-store';
import { HojaSeguimiento } from './HojaSeguimiento';

const VISTO = '2026-11-21T13:35:00.000Z';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function setup(...tickets: Ticket[]) {
  const store = createSeguimientoStore({
    restauranteId: 'restaurante',
    almacen: createAlmacenLocal(),
    ahora: () => Date.now(),
    fetchSeguidos: () =>
      Promise.resolve([
        { ...buildSeguido(9, 'pendiente'), pedidos: tickets, demora: { comida: { desde: 12, hasta: 15 } } },
      ]),
  });
  store.getState().follow('clave', 4, buildRespuesta(...tickets));
  const onRepetir = jest.fn();
  render(
    <HojaSeguimiento abierta onClose={jest.fn()} store={store} onRepetir={onRepetir}>
      <p>Llamar</p>
    </HojaSeguimiento>,
  );
  return { store, onRepetir };
}

const hear = (store: ReturnType<typeof setup>['store'], rev: number, ticket: Ticket) =>
  act(() => store.getState().hear({ rev, pagado: false, pedido: ticket }));

it('says whether the kitchen has it, in words, as soon as it has', () => {
  const { store } = setup(buildTicket());
  expect(screen.getByText('Enviado a cocina')).toBeVisible();

  hear(store, 2, buildTicket({ vistoEn: VISTO }));

  expect(screen.getByText(`Recibido en cocina ${formatHora([], VISTO)}`)).toBeVisible();
  expect(screen.queryByText('Enviado a cocina')).toBeNull();
});

it('shows of each line what was chosen of it, by the names it was ordered with', () => {
  const bacon = { nombre: 'Extras', valor: 'Bacon', suplemento: 1.5 };
  setup(buildTicket({ linea: { formato: 'Media', opciones: [bacon], notas: 'sin sal' } }));

  expect(screen.getByText('Croquetas').closest('li')).toHaveTextContent(
    /Croquetas.*Formato: Media.*Extras: Bacon \+1,50.*sin sal/,
  );
});

it('says after a minute that nobody has confirmed it, and nothing of the kind once somebody has', () => {
  jest.useFakeTimers();
  const { store } = setup(buildTicket());
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByText('Enviado a cocina')).toBeVisible();

  act(() => jest.advanceTimersByTime(1_100));
  expect(screen.getByText('Pendiente de confirmar por cocina')).toBeVisible();

  hear(store, 2, buildTicket({ vistoEn: VISTO }));
  expect(screen.queryByText(/Pendiente de confirmar/)).toBeNull();
});

it('says how long it usually takes, until it is ready', async () => {
  const { store } = setup(buildTicket());
  expect(screen.queryByText(/suele tardar/)).toBeNull();

  await act(() => store.getState().refetch());
  expect(screen.getByText('suele tardar 12–15 min')).toBeVisible();

  hear(store, 10, buildTicket({ estado: 'listo' }));
  expect(screen.queryByText(/suele tardar/)).toBeNull();
});

it('strikes out what was cancelled, with the reason, and does not charge it', () => {
  const cana = buildLinea({ _id: 'cana', nombre: 'Caña', precio: 2.2 });
  const { store } = setup(buildTicket({ productos: [buildLinea(), cana] }));

  hear(store, 2, buildTicket({ productos: [buildLinea(CANCELADA), cana] }));

  const linea = screen.getByText('Croquetas').closest('li')!;
  expect(within(linea).getByText('Croquetas').tagName).toBe('S');
  expect(linea).toHaveTextContent('Cancelado: se ha acabado');
  expect(screen.getByText('Total por pagar').parentElement).toHaveTextContent(/2,20\s€/);
});

it('says of a line how many of it were cancelled, each time, and counts what is left', () => {
  const primera = { ...CANCELADA.cancelada, unidades: 1 };
  const tres = { cantidad: 3, precio: 2.2 };
  const { store } = setup(buildTicket({ linea: tres }));

  hear(store, 2, buildTicket({ linea: { ...tres, cantidad: 2, retiradas: [primera] } }));
  const linea = screen.getByText('Croquetas').closest('li')!;
  expect(linea).toHaveTextContent(/^2 ×\s*Croquetas\s*Cancelado 1 de 3: se ha acabado\s*Pendiente$/);
  expect(linea.querySelector('s')).toBeNull();
  expect(screen.getByText('Total por pagar').parentElement).toHaveTextContent(/4,40\s€/);

  const segunda = { ...primera, motivo: 'no lo quieren' };
  hear(store, 3, buildTicket({ linea: { ...tres, cantidad: 1, retiradas: [primera, segunda] } }));
  expect(linea).toHaveTextContent(/^1 ×.*Cancelado 1 de 3: se ha acabado\s*Cancelado 1 de 3: no lo quieren/);
  expect(screen.getByText('Total por pagar').parentElement).toHaveTextContent(/2,20\s€/);

  hear(
    store,
    4,
    buildTicket({ linea: { ...tres, cantidad: 1, retiradas: [primera, segunda], ...CANCELADA } }),
  );
  expect(within(screen.getByText('Croquetas').closest('li')!).getByText('Croquetas').tagName).toBe('S');
  expect(screen.getByText('Total por pagar').parentElement).toHaveTextContent(/0,00\s€/);
});

it('shows what was asked of each line, of a cancelled one too', () => {
  setup(
    buildTicket({
      productos: [
        buildLinea({ _id: 'a', notas: 'sin sal' }),
        buildLinea({ _id: 'b', nombre: 'Bravas', notas: 'poco picante', ...CANCELADA }),
      ],
    }),
  );

  const lineas = ['sin sal', 'poco picante'].map((nota) => screen.getByText(nota).closest('li'));
  expect(lineas.map((linea) => linea?.textContent)).toEqual([
    '1 ×CroquetasPendientesin sal',
    '1 ×BravasCancelado: se ha acabadopoco picante',
  ]);
});

it('waits for nothing of a ticket cancelled whole, which cannot be repeated either', () => {
  setup(buildTicket({ estado: 'entregado', productos: [buildLinea(CANCELADA)] }));

  expect(screen.queryByText(/cocina/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Pedir otra vez/ })).toBeNull();
});

it('orders a round again', async () => {
  const { store, onRepetir } = setup(buildTicket());

  await userEvent.click(screen.getByRole('button', { name: 'Pedir otra vez el pedido 1' }));

  expect(onRepetir).toHaveBeenCalledWith(store.getState().rondas[0]);
});

it('shows the rest of the mesa where it may be seen, with the total of everybody', () => {
  const propio = buildTicket();
  const { store } = setup(propio);
  expect(screen.queryByText('El resto de la mesa')).toBeNull();

  const ajeno = buildTicket({ _id: 'ajeno', numero: 2, nombre: 'Bravas', linea: { precio: 6 } });
  act(() =>
    store.getState().hearMesa({ grupoMesa: 'grupo', rev: 5, pagado: false, pedidos: [propio, ajeno] }),
  );

  const resto = screen.getByRole('region', { name: 'El resto de la mesa' });
  expect(resto).toHaveTextContent('Bravas');
  expect(resto).not.toHaveTextContent('Croquetas');
  expect(within(resto).getByText('Total de la mesa').parentElement).toHaveTextContent(/15,50\s€/);
  expect(screen.getByText('Total por pagar').parentElement).toHaveTextContent(/9,50\s€/);
});
