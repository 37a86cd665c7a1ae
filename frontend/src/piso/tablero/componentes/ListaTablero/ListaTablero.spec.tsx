// Longer than most: the three boards are one list, and are compared side by side.
import type { Grupo } from '@carta/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildLinea, buildTicket } from '../../../vivo/pruebas/fabrica';
import { resetTablero, useTablero } from '../../../vivo/tablero/useTablero';
import { show as showTablero } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';
import { TableroPagados } from '../../TableroPagados';

const show = (...grupos: Grupo[]) => showTablero(grupos);

useSesionViva();
beforeEach(() => act(resetTablero));

describe('the active board', () => {
  it('shows a table as the kitchen needs it', () => {
    const linea = buildLinea({
      nombre: 'Croquetas',
      cantidad: 2,
      precio: 8.5,
      notas: 'Sin sal',
      alergenos: ['gluten', 'frutos_de_cascara'],
    });
    const ticket = buildTicket({
      numero: 3,
      total: 17,
      notas: 'Cumpleaños',
      evita: ['gluten'],
      lineas: [linea],
    });
    render(<TableroActivos />);
    show(buildGrupo({ mesa: 4, totalGrupo: 17, pedidos: [ticket] }));

    const mesa = within(screen.getByRole('article', { name: 'Mesa 4' }));
    for (const texto of [
      'Pendiente',
      'Comida',
      'Ronda 3',
      'Cumpleaños',
      'Croquetas',
      '2',
      'Sin sal',
      'PE',
      '8,50 €',
    ]) {
      expect(mesa.getByText(texto)).toBeInTheDocument();
    }
    expect(mesa.getByText('Alergia: gluten')).toBeInTheDocument();
    expect(mesa.getByText('gluten').tagName).toBe('STRONG');
    expect(mesa.queryByText(/frutos de cáscara/i)).toBeNull();
    expect(mesa.getByText('Total').parentElement).toHaveTextContent(/17,00\s€/);
    expect(mesa.getByText(/^\d{2}:\d{2}$/)).toHaveAttribute('datetime', ticket.createdAt);
  });

  it('takes a double tap for one step, although the next button is already there', async () => {
    const rutas: string[] = [];
    Object.assign(globalThis, { fetch: (ruta: string) => new Promise(() => rutas.push(ruta)) });
    render(<TableroActivos />);
    show(buildGrupo({ mesa: 9, pedidos: [buildTicket({ vistoEn: '2026-03-01T13:00:05.000Z' })] }));

    await userEvent.dblClick(screen.getByRole('button', { name: 'Preparar' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Avanzar Croqueta' }));

    expect(screen.getByText('LI')).toBeInTheDocument();
    expect(rutas).toHaveLength(1);
  });

  it('marks what is new until somebody touches it', async () => {
    render(<TableroActivos />);
    show();
    show(buildGrupo({ mesa: 7 }));
    const mesa = screen.getByRole('article', { name: 'Mesa 7' });
    expect(within(mesa).getByText('Nuevo')).toBeInTheDocument();

    await userEvent.pointer({ target: mesa, keys: '[TouchA]' });

    expect(within(mesa).queryByText('Nuevo')).not.toBeInTheDocument();
  });

  it('is empty in words of its own', () => {
    render(<TableroActivos />);
    show();

    expect(screen.getByRole('heading', { name: 'No hay pedidos activos' })).toBeInTheDocument();
  });

  it('says that it could not be loaded, and why, and offers to try again', () => {
    render(<TableroActivos />);
    act(() => useTablero.setState({ fallo: 'Error de conexión. Verifica tu conexión a internet.' }));

    const alerta = within(screen.getByRole('alert'));
    expect(alerta.getByText('Error al cargar los pedidos')).toBeInTheDocument();
    expect(alerta.getByText(/Error de conexión/)).toBeInTheDocument();
    expect(alerta.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  });

  it('goes on showing what it knew when a later reading fails', () => {
    render(<TableroActivos />);
    show(buildGrupo({ mesa: 4 }));
    act(() => useTablero.setState({ fallo: 'Error de conexión.' }));

    expect(screen.getByRole('article', { name: 'Mesa 4' })).toBeInTheDocument();
  });
});

describe('the delivered board', () => {
  it('is empty in words of its own', () => {
    render(<TableroEntregados />);
    show();

    expect(screen.getByRole('heading', { name: 'No hay pedidos entregados' })).toBeInTheDocument();
  });
});

describe('the paid board', () => {
  const pagado = () =>
    buildGrupo({
      mesa: 3,
      pedidos: [buildTicket({ lineas: ['entregado'] })],
      pagadoEn: '2026-03-01T14:00:00.000Z',
    });

  it('cannot be cleared by who may not', () => {
    render(<TableroPagados puedeBorrar={false} />);
    show(pagado());

    expect(screen.queryByRole('button', { name: /Eliminar Todos/ })).not.toBeInTheDocument();
  });

  it('is empty in words of its own, and offers nothing to clear', () => {
    render(<TableroPagados puedeBorrar />);
    show();

    expect(screen.getByRole('heading', { name: 'No hay pedidos pagados' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
