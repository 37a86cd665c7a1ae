import type { Ticket } from '@carta/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ok, useServidor } from '../../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildTicket } from '../../../vivo/pruebas/fabrica';
import { receiveServicio, resetTablero, useTablero } from '../../../vivo/tablero/useTablero';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';
import { TableroPagados } from '../../TableroPagados';

const VISTO = '2026-03-01T13:00:05.000Z';
const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();

beforeEach(() => act(resetTablero));

function showTicket(cambios: Partial<Ticket>, estado: 'pendiente' | 'listo' = 'pendiente') {
  render(<TableroActivos />);
  show([buildGrupo({ pedidos: [buildTicket({ vistoEn: VISTO, ...cambios, lineas: [estado] })] })]);
}

it('says that the mesa of a ticket was not proved, and who wrote it down', () => {
  showTicket({ sinVerificar: true, tomadoPor: 'Ana' });
  expect(screen.getByText('Sin verificar')).toBeVisible();
  expect(screen.getByText('Pedido por Ana')).toBeVisible();
});

it('says nothing of an order that a diner sent with the printed code', () => {
  showTicket({});
  expect(screen.queryByText(/Sin verificar|Pedido por|Lo lleva/)).toBeNull();
});

it('says who is bringing what is ready', () => {
  showTicket({ lleva: { por: 'Luis', en: hace(1) } }, 'listo');
  expect(screen.getByText('Lo lleva Luis')).toBeVisible();
});

it('no longer believes who has not arrived in three minutes', () => {
  showTicket({ lleva: { por: 'Luis', en: hace(4) } }, 'listo');
  expect(screen.queryByText(/Lo lleva/)).toBeNull();
});

it.each([
  [7, 'ambar'],
  [4, 'normal'],
  [9, 'rojo'],
] as const)('a wait of %i minutes is %s where amber begins at 6 and red at 8', (minutos, urgencia) => {
  showTicket({ createdAt: hace(minutos) });
  act(() => receiveServicio({ ...useTablero.getState().servicio, minutosAmbar: 6, minutosRojo: 8 }));
  expect(screen.getByText(`hace ${minutos} min`).closest('p')).toHaveAttribute('data-urgencia', urgencia);
});

describe('what a board shows', () => {
  const servidor = useServidor();
  useSesionViva();

  it('has been seen, and the server is told once', async () => {
    const ticket = buildTicket();
    const grupo = buildGrupo({ pedidos: [ticket] });
    const visto = {
      ...grupo,
      rev: 2,
      pedidos: grupo.pedidos.map((anterior) => ({ ...anterior, vistoEn: VISTO })),
    };
    servidor.manejar = (_req, res) => ok(res, visto);
    render(<TableroActivos />);
    show([grupo]);

    await waitFor(() => expect(useTablero.getState().grupos.get(grupo.grupoMesa)?.rev).toBe(2));
    expect(servidor.peticiones.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT /api/pedidos/${ticket._id}/visto`,
    ]);
  });

  it.each([
    ['tablero', <TableroActivos />, 1],
    ['caja', <TableroEntregados />, 0],
    ['caja', <TableroPagados puedeBorrar={false} />, 0],
  ])('is watched only where it is to be made, and the screen is a %s', (pantalla, tablero, vistos) => {
    const observados: Element[] = [];
    const Vista = class {
      observe = (nodo: Element) => observados.push(nodo);
      disconnect = () => undefined;
    };
    Object.assign(globalThis, { IntersectionObserver: Vista });
    render(tablero);
    show([
      buildGrupo({ mesa: 1 }),
      buildGrupo({ mesa: 2, pedidos: [buildTicket({ lineas: ['entregado'] })] }),
      buildGrupo({ mesa: 3, pedidos: [buildTicket({ lineas: ['entregado'] })], pagadoEn: VISTO }),
    ]);

    expect(useTablero.getState().pantalla).toBe(pantalla);
    expect(observados.filter(({ isConnected }) => isConnected)).toHaveLength(vistos);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
});
