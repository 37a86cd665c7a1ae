import { act, render } from '@testing-library/react';
import { untilDicho } from '../../../test/dicho';
import { createAlmacenLocal } from '../../shared/lib/almacen';
import { AnuncioCambios } from './AnuncioCambios';
import { CANCELADA, buildTicket, buildRespuesta } from './pruebas/build-seguido';
import { createSeguimientoStore } from './seguimiento-store';

beforeEach(() => localStorage.clear());

const CANCELACION = 'El restaurante ha cancelado 1 × Croquetas: se ha acabado';

function setup(aLaVista: boolean) {
  const store = createSeguimientoStore({
    restauranteId: 'restaurante',
    almacen: createAlmacenLocal(),
    ahora: () => 1_000_000,
    fetchSeguidos: () => Promise.resolve([]),
  });
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
  const onCancelacion = jest.fn();
  render(<AnuncioCambios store={store} aLaVista={aLaVista} onCancelacion={onCancelacion} />);
  const hear = (rev: number, ticket = buildTicket()) =>
    act(() => store.getState().hear({ rev, pagado: false, pedido: ticket }));
  return { onCancelacion, hear };
}

it('says it aloud when the orders are in view', async () => {
  const { onCancelacion, hear } = setup(true);

  hear(2, buildTicket({ linea: CANCELADA }));

  await untilDicho(CANCELACION);
  expect(onCancelacion).not.toHaveBeenCalled();
});

it('says aloud what has moved', async () => {
  const { hear } = setup(false);

  hear(2, buildTicket({ estado: 'listo' }));

  await untilDicho('Croquetas: Listo');
});
