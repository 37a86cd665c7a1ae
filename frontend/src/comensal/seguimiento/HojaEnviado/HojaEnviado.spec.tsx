import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAlmacenLocal } from '../../../shared/lib/almacen';
import { formatHora } from '../../../shared/lib/hora';
import { buildRespuesta, buildTicket } from '../pruebas/build-seguido';
import { createSeguimientoStore } from '../seguimiento-store';
import { HojaEnviado } from './HojaEnviado';

const CASA = { nombre: 'La Tasca' };
const VISTO = '2026-11-21T13:33:00.000Z';
const EXITO = '¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina.';

beforeEach(() => localStorage.clear());

function setup() {
  const store = createSeguimientoStore({
    restauranteId: 'restaurante',
    almacen: createAlmacenLocal(),
    ahora: () => Date.now(),
    fetchSeguidos: () => Promise.resolve([]),
  });
  const cana = buildTicket({ _id: 'pedido-3', tipoPedido: 'bebida', nombre: 'Caña', linea: { cantidad: 2 } });
  store.getState().follow('primera', 4, buildRespuesta(buildTicket()));
  store.getState().follow('segunda', 4, buildRespuesta(buildTicket({ _id: 'pedido-2' }), cana));
  const onClose = jest.fn();
  render(<HojaEnviado abierta clave="segunda" store={store} casa={CASA} onClose={onClose} />);
  const hear = (vistoEn: string) =>
    act(() =>
      store.getState().hear({ rev: 2, pagado: false, pedido: buildTicket({ _id: 'pedido-2', vistoEn }) }),
    );
  return { hear, onClose };
}

it('says that it is sent, which order it is, and what goes to the kitchen and to the bar', () => {
  setup();

  expect(screen.getByRole('dialog', { name: EXITO })).toBeVisible();
  expect(screen.getByText('Pedido 2 · Mesa 4')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'A la cocina' })).getByRole('listitem')).toHaveTextContent(
    '1 ×Croquetas',
  );
  expect(within(screen.getByRole('region', { name: 'A la barra' })).getByRole('listitem')).toHaveTextContent(
    '2 ×Caña',
  );
});

it('says when each has been seen, as soon as it has', () => {
  const { hear } = setup();
  const cocina = within(screen.getByRole('region', { name: 'A la cocina' })).getByRole('status');
  expect(cocina).toHaveTextContent('Enviado a cocina');

  hear(VISTO);

  expect(cocina).toHaveTextContent(`La cocina lo ha visto ${formatHora([], VISTO)}`);
  expect(within(screen.getByRole('region', { name: 'A la barra' })).getByRole('status')).toHaveTextContent(
    'Enviado a barra',
  );
});

it('goes when its diner goes on', async () => {
  const { onClose } = setup();

  await userEvent.click(screen.getByRole('button', { name: 'Seguir pidiendo' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});
