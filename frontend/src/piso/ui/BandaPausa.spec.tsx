import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilDicho } from '../../../test/dicho';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../shared/api/pruebas/sesion-viva';
import { receiveServicio, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import { BandaPausa } from './BandaPausa';

const servidor = useServidor();
useSesionViva();

beforeEach(() => act(resetTablero));

it('reminds that the mesas cannot order, and takes orders again with one tap', async () => {
  const servicio = { ...useTablero.getState().servicio, pausado: true };
  servidor.manejar = (_req, res) => ok(res, { ...servicio, pausado: false });
  render(<BandaPausa restauranteId="r1" />);
  expect(screen.queryByText('Pedidos en pausa')).toBeNull();
  act(() => receiveServicio(servicio));
  await untilDicho('Pedidos en pausa');

  await userEvent.click(screen.getByRole('button', { name: 'Reanudar' }));

  await waitFor(() => expect(screen.queryByText('Pedidos en pausa')).toBeNull());
  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  expect(servidor.peticiones[0]).toMatchObject({
    method: 'PUT',
    url: '/api/restaurantes/r1/servicio',
    cuerpo: '{"pausado":false}',
  });
});
