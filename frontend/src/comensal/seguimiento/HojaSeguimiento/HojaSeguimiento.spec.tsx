import type { Ticket } from '@carta/contracts';
import { act, render, screen, within } from '@testing-library/react';
import { createAlmacenLocal } from '../../../shared/lib/almacen';
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

it('says of what waits its turn that it comes later, and not how long it takes', () => {
  setup(
    buildTicket({
      productos: [buildLinea({ _id: 'a', enEspera: true }), buildLinea({ _id: 'b', nombre: 'Bravas' })],
    }),
    buildTicket({ _id: 'luego', productos: [buildLinea({ _id: 'c', nombre: 'Flan', enEspera: true })] }),
  );

  const lineas = ['Croquetas', 'Bravas', 'Flan'].map((plato) => screen.getByText(plato).closest('li'));
  expect(lineas.map((linea) => linea?.textContent)).toEqual([
    '1 ×CroquetasDespués',
    '1 ×BravasPendiente',
    '1 ×FlanDespués',
  ]);
});

it('waits for nothing of a ticket cancelled whole, which cannot be repeated either', () => {
  setup(buildTicket({ estado: 'entregado', productos: [buildLinea(CANCELADA)] }));

  expect(screen.queryByText(/cocina/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Pedir otra vez/ })).toBeNull();
});
