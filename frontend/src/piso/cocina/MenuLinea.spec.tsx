import { rutasSala } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../shared/api/pruebas/sesion-viva';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { buildGrupo, buildLinea, buildTicket } from '../vivo/pruebas/fabrica';
import { receiveServicio, replaceTablero, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import { MenuLinea } from './MenuLinea';

const servidor = useServidor();
useSesionViva();
const UNA = { unidades: 1, motivo: 'Error al pedir', en: '2026-03-01T13:00:05.000Z', por: 'Ana' };
const REHUSO = 'El estado ha cambiado. Vuelve a mirarlo.';

afterEach(() => waitFor(() => expect(useTablero.getState().enCurso).toEqual([])));
beforeEach(() => act(resetTablero));

/** Others have changed the only line of the mesa. */
function withLinea(grupo: Grupo, rev: number, cambios: Partial<Linea>): Grupo {
  const pedidos = grupo.pedidos.map((ticket) => ({
    ...ticket,
    productos: ticket.productos.map((linea) => ({ ...linea, ...cambios })),
  }));
  return { ...grupo, rev, pedidos };
}

it('stays open when units are refused, says why, and goes on from what is left', async () => {
  const grupo = buildGrupo({
    pedidos: [buildTicket({ lineas: [buildLinea({ nombre: 'Pulpo', cantidad: 3 })] })],
  });
  const quedaban = withLinea(grupo, 7, { cantidad: 2, retiradas: [UNA] });
  servidor.manejar = (_req, res) =>
    answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message: REHUSO, data: quedaban });
  act(() => replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] }));
  const [ticket] = grupo.pedidos;
  const objetivo = { grupo, ticket: ticket!, linea: ticket!.productos[0]! };
  const menu = (abierto: boolean) => (
    <>
      <MenuLinea objetivo={abierto ? objetivo : null} onClose={() => vista.rerender(menu(false))} />
      <Toasts />
    </>
  );
  const vista = render(menu(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar…' }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Cancelar 3 × Pulpo' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Una menos' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Se ha acabado' }));

  expect(await screen.findByText(REHUSO)).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Cancelar 2 × Pulpo' })).toBeVisible();
  expect(hoja.getByText('Cuántas, de 2')).toBeVisible();
  expect(hoja.getByRole('button', { name: 'Una más' })).toBeDisabled();

  const cambiado = withLinea(grupo, 8, { cantidad: 1, retiradas: [UNA, UNA] });
  servidor.manejar = (_req, res) => ok(res, cambiado);
  await userEvent.click(hoja.getByRole('button', { name: 'Una menos' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Se ha acabado' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [primera, segunda] = servidor.peticiones.map(({ cuerpo }) => JSON.parse(cuerpo) as object);
  expect(primera).toMatchObject({ unidades: 2, rev: 1 });
  expect(segunda).toMatchObject({ unidades: 1, rev: 7 });
});

it('marks its ticket as urgent, in a house that does so', async () => {
  const grupo = buildGrupo({ pedidos: [buildTicket()] });
  const [ticket] = grupo.pedidos;
  const objetivo = { grupo, ticket: ticket!, linea: ticket!.productos[0]! };
  act(() => replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] }));
  servidor.manejar = (_req, res) => {
    const urgente = { por: 'Ana', en: new Date().toISOString() };
    ok(res, { ...grupo, rev: 2, pedidos: [{ ...ticket, urgente }] });
  };
  const onClose = jest.fn();
  render(<MenuLinea objetivo={objetivo} onClose={onClose} />);
  expect(screen.queryByRole('button', { name: 'Marcar urgente' })).toBeNull();

  act(() => receiveServicio({ ...useTablero.getState().servicio, rev: 1, urgentes: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar urgente' }));

  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(servidor.peticiones.map(({ url, cuerpo }) => [url, cuerpo])).toEqual([
      [rutasSala.urgente(ticket!._id), JSON.stringify({ urgente: true, rev: 1 })],
    ]),
  );
  await waitFor(() => expect(useTablero.getState().enCola).toEqual([]));
});
