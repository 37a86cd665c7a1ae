import type { Grupo, Linea } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { clearCola } from '../../../vivo/pruebas/clear-cola';
import { buildGrupo, buildLinea, buildTicket } from '../../../vivo/pruebas/fabrica';
import { resetTablero, useTablero } from '../../../vivo/tablero/useTablero';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';
import { TableroPagados } from '../../TableroPagados';

const servidor = useServidor();
useSesionViva();
const VISTO = '2026-03-01T13:00:05.000Z';
const CANCELADA = { motivo: 'Se ha acabado', en: VISTO, por: 'Cocina' };

// A late answer would stand on the board of the next test.
afterEach(async () => {
  await waitFor(() => expect(useTablero.getState().enCurso).toEqual([]));
  act(clearCola);
});
beforeEach(() => {
  act(resetTablero);
});

function buildMesa(...lineas: Linea[]): Grupo {
  return buildGrupo({ mesa: 4, pedidos: [buildTicket({ vistoEn: VISTO, lineas })] });
}

/** The server has written something on the first line of this mesa. */
function withPrimera(grupo: Grupo, cambios: Partial<Linea>): Grupo {
  const pedidos = grupo.pedidos.map((ticket) => ({
    ...ticket,
    productos: ticket.productos.map((linea, i) => (i === 0 ? { ...linea, ...cambios } : linea)),
  }));
  return { ...grupo, rev: grupo.rev + 1, pedidos };
}

const cambios = () => servidor.peticiones.filter(({ method }) => method === 'PUT');

it('says which of two lines of a dish it is, by what was asked of it', async () => {
  const sinSal = buildLinea({ nombre: 'Pulpo', notas: 'sin sal', cancelada: CANCELADA });
  const picante = buildLinea({ nombre: 'Pulpo', notas: 'picante' });
  render(<TableroActivos />);
  show([buildMesa(sinSal, picante)]);

  expect(screen.getByText('sin sal').closest('li')).toHaveTextContent('Cancelado: Se ha acabado');
  expect(screen.getByRole('button', { name: 'Avanzar Pulpo (picante)' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Pulpo (picante)…' }));
  expect(await screen.findByRole('dialog', { name: 'Cancelar 1 × Pulpo (picante)' })).toBeVisible();
});

it('takes it off for a reason of one’s own, which must be there', async () => {
  const grupo = buildMesa(buildLinea({ nombre: 'Pulpo' }));
  servidor.manejar = (_req, res) => ok(res, grupo);
  render(<TableroActivos />);
  show([grupo]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Pulpo…' }));
  const hoja = within(await screen.findByRole('dialog'));

  await userEvent.click(hoja.getByRole('button', { name: 'Cancelar producto' }));
  expect(await hoja.findByRole('alert')).toHaveTextContent('El motivo es obligatorio');
  expect(cambios()).toEqual([]);

  await userEvent.type(hoja.getByLabelText('Otro motivo'), ' Se ha caído {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cambios().map(({ cuerpo }) => (JSON.parse(cuerpo) as { motivo: string }).motivo)).toEqual([
    'Se ha caído',
  ]);
});

it('leaves the line, and the sheet, when it cannot be cancelled', async () => {
  const grupo = buildMesa(buildLinea({ nombre: 'Pulpo' }), buildLinea());
  servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  render(<TableroActivos />);
  show([grupo]);

  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Pulpo…' }));
  const hoja = within(await screen.findByRole('dialog'));
  await userEvent.click(hoja.getByRole('button', { name: 'Error al pedir' }));

  await waitFor(() => expect(screen.getByText('Pulpo').closest('del')).toBeNull());
  expect(hoja.getByRole('button', { name: 'Error al pedir' })).toBeVisible();
});

it('asks the station to say that it knows, once', async () => {
  const grupo = buildMesa(buildLinea({ nombre: 'Pulpo', cancelada: CANCELADA }), buildLinea());
  servidor.manejar = (_req, res) => ok(res, withPrimera(grupo, { enterado: { por: 'Cocina', en: VISTO } }));
  render(<TableroActivos />);
  show([grupo]);

  await userEvent.click(screen.getByRole('button', { name: 'Enterado: Pulpo cancelado' }));

  expect(screen.queryByRole('button', { name: /Enterado/ })).toBeNull();
  await waitFor(() => expect(useTablero.getState().enCurso).toEqual([]));
  expect(screen.getByText('Cancelado: Se ha acabado')).toBeInTheDocument();
});

it('cannot be cancelled once it is on the mesa', () => {
  render(<TableroEntregados />);
  show([buildMesa(buildLinea({ estado: 'entregado' }))]);

  expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull();
});

it('keeps a served ticket unfolded while its cancelled line has to be acknowledged', () => {
  const porVer = [buildLinea({ estado: 'entregado' }), buildLinea({ nombre: 'Pulpo', cancelada: CANCELADA })];
  const servido = buildTicket({ vistoEn: VISTO, lineas: porVer });
  render(<TableroActivos />);
  show([buildGrupo({ pedidos: [servido, buildTicket({ vistoEn: VISTO, numero: 2 })] })]);

  expect(screen.getByText('Pulpo')).toBeVisible();
});

it('says why a line of a paid mesa was cancelled, and asks nothing of anybody', () => {
  render(<TableroPagados puedeBorrar={false} />);
  const grupo = buildMesa(buildLinea({ estado: 'entregado' }), buildLinea({ cancelada: CANCELADA }));
  show([{ ...grupo, estadoGrupo: 'pagado', pagadoEn: VISTO }]);

  expect(screen.getByText('Cancelado: Se ha acabado')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Mesa 4' })]);
});

it('takes off some units of a line, under a key, and leaves the rest of it', async () => {
  const grupo = buildMesa(buildLinea({ nombre: 'Pulpo', cantidad: 3 }), buildLinea({ nombre: 'Caña' }));
  const retiradas = [{ unidades: 1, ...CANCELADA }];
  servidor.manejar = (_req, res) => ok(res, withPrimera(grupo, { cantidad: 2, retiradas }));
  render(<TableroActivos />);
  show([grupo]);

  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Pulpo…' }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Cancelar 3 × Pulpo' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Una menos' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Una menos' }));
  expect(hoja.getByRole('button', { name: 'Una menos' })).toBeDisabled();
  expect(screen.getByRole('dialog', { name: 'Cancelar 1 × Pulpo' })).toBeVisible();
  await userEvent.click(hoja.getByRole('button', { name: 'Se ha acabado' }));

  expect(await screen.findByText('Cancelado 1 de 3: Se ha acabado')).toBeInTheDocument();
  expect(screen.getByText('Pulpo').closest('li')).toHaveTextContent(/^2\s*Pulpo/);
  expect(await screen.findByRole('button', { name: 'Avanzar Pulpo' })).toBeInTheDocument();
  expect(JSON.parse(cambios()[0]?.cuerpo ?? '')).toEqual({ motivo: 'Se ha acabado', unidades: 1, rev: 1 });
  expect(cambios()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('asks the station to say that it knows of the units that are gone, as far as its board shows them', async () => {
  const retiradas = [{ unidades: 1, ...CANCELADA }];
  const grupo = buildMesa(buildLinea({ nombre: 'Pulpo', cantidad: 2, retiradas }));
  const sabidas = retiradas.map((retirada) => ({ ...retirada, enterado: { por: 'Cocina', en: VISTO } }));
  servidor.manejar = (_req, res) => ok(res, withPrimera(grupo, { retiradas: sabidas }));
  render(<TableroActivos />);
  show([grupo]);

  await userEvent.click(screen.getByRole('button', { name: 'Enterado: Pulpo cancelado' }));

  expect(screen.queryByRole('button', { name: /Enterado/ })).toBeNull();
  await waitFor(() => expect(cambios()[0]?.url).toMatch(/\/enterado\?quedan=2$/));
  expect(screen.getByText('Cancelado 1 de 3: Se ha acabado')).toBeInTheDocument();
});
