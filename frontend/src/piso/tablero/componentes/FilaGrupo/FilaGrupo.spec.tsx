import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGrupo, buildLinea, buildTicket, withLineas } from '../../../vivo/pruebas/fabrica';
import { resetTablero } from '../../../vivo/tablero/useTablero';
import { useMesasAbiertas } from '../../mesas-abiertas';
import { show } from '../../pruebas/mostrar';
import { TableroActivos } from '../../TableroActivos';
import { TableroEntregados } from '../../TableroEntregados';

const VISTO = '2026-03-01T13:00:05.000Z';
const at = (minuto: number) => `2026-03-01T13:0${minuto}:00.000Z`;
const build = (mesa: number, minuto: number, plato = 'Pulpo') =>
  buildGrupo({
    mesa,
    pedidos: [
      buildTicket({ vistoEn: VISTO, createdAt: at(minuto), lineas: [buildLinea({ nombre: plato })] }),
    ],
  });
const fila = (mesa: number) => within(screen.getByRole('article', { name: `Mesa ${mesa}` }));
const abiertas = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

/** One column, and each row more than half as tall as the window. */
let alto: jest.SpyInstance;

beforeEach(() => {
  act(resetTablero);
  useMesasAbiertas.setState(useMesasAbiertas.getInitialState(), true);
  alto = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(window.innerHeight * 0.6);
});

afterEach(() => alto.mockRestore());

it('is a row with its number, estado and buttons, whose tickets are there once it is opened', async () => {
  render(<TableroActivos />);
  show([build(4, 1), build(7, 2)]);

  expect(abiertas()).toEqual(['Mesa 4']);
  expect(fila(4).getByRole('button', { name: 'Avanzar Pulpo' })).toBeVisible();
  expect(fila(7).getByText('Pendiente')).toBeVisible();
  expect(fila(7).getByText('Total')).toBeVisible();
  expect(
    fila(7)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mesa 7', 'Preparar', 'Listo']);

  await userEvent.click(fila(7).getByRole('button', { name: 'Mesa 7', expanded: false }));
  expect(abiertas()).toEqual(['Mesa 4', 'Mesa 7']);
  expect(fila(7).getByRole('button', { name: 'Avanzar Pulpo' })).toBeVisible();

  await userEvent.click(fila(4).getByRole('button', { name: 'Mesa 4', expanded: true }));
  expect(abiertas()).toEqual(['Mesa 7']);
});

it('stays open while others come before it, go, and come back, also on another board', () => {
  const { unmount } = render(<TableroActivos />);
  const cuatro = build(4, 2);
  show([cuatro, build(7, 3)]);
  show([build(1, 0), cuatro]);
  expect(abiertas()).toEqual(['Mesa 4']);

  unmount();
  render(<TableroEntregados />);
  show([build(2, 0), withLineas(cuatro, 'entregado'), withLineas(build(5, 1), 'entregado')]);
  expect(abiertas()).toEqual(['Mesa 5', 'Mesa 4']);
});

it('says on the closed row what is new or not begun, an allergy and a cancellation', () => {
  render(<TableroActivos />);
  const vieja = build(1, 0);
  show([vieja]);
  const cancelada = { motivo: 'Se ha acabado', en: VISTO, por: 'Cocina' };
  const lineas = [buildLinea({ nombre: 'Caña', cantidad: 2 }), buildLinea({ nombre: 'Pulpo', cancelada })];
  const ticket = buildTicket({ createdAt: at(5), tipoPedido: 'bebida', evita: ['gluten'], lineas });
  show([vieja, buildGrupo({ mesa: 7, pedidos: [ticket] })]);

  expect(abiertas()).toEqual(['Mesa 1']);
  for (const texto of ['Nuevo', 'Alergia: gluten', '2 × Caña', 'Cancelado: 1 × Pulpo · Se ha acabado'])
    expect(fila(7).getByText(texto)).toBeVisible();
});

it('opens what fits whole in its window, once, and closes or opens none for what comes or grows later', () => {
  alto.mockReturnValue(window.innerHeight * 0.4);
  const { unmount } = render(<TableroActivos />);
  const primeras = [build(4, 1), build(7, 2), build(8, 3)];
  show(primeras);
  expect(abiertas()).toEqual(['Mesa 4', 'Mesa 7']);

  alto.mockReturnValue(window.innerHeight * 0.9);
  show([...primeras, build(9, 4)]);
  expect(abiertas()).toEqual(['Mesa 4', 'Mesa 7']);

  unmount();
  alto.mockReturnValue(10);
  render(<TableroActivos />);
  expect(abiertas()).toEqual(['Mesa 4', 'Mesa 7']);
});

it('keeps on the closed row the hour, what is not served and every note, and leaves out prices and steppers', () => {
  render(<TableroActivos />);
  const lineas = [
    buildLinea({ nombre: 'Bravas', cantidad: 2, precio: 6, estado: 'en_preparacion', notas: 'Sin cebolla' }),
    buildLinea({ nombre: 'Pan', estado: 'entregado' }),
  ];
  const ticket = buildTicket({ createdAt: at(5), vistoEn: VISTO, notas: 'Cumpleaños', lineas });
  show([build(1, 0), buildGrupo({ mesa: 7, pedidos: [ticket] })]);

  expect(fila(7).getByText(/^\d{2}:\d{2}$/)).toHaveAttribute('datetime', at(5));
  for (const texto of ['Cumpleaños', '2 × Bravas (Sin cebolla)'])
    expect(fila(7).getByText(texto)).toBeVisible();
  expect(fila(7).queryByText(/Pan|6,00/)).toBeNull();
  expect(fila(7).queryByRole('button', { name: /^Avanzar/ })).toBeNull();
});

it('keeps on the closed row of a served mesa its hour and its notes', async () => {
  render(<TableroEntregados />);
  const ticket = buildTicket({ createdAt: at(5), notas: 'Factura, por favor', lineas: ['entregado'] });
  show([buildGrupo({ mesa: 7, pedidos: [ticket] })]);
  await userEvent.click(fila(7).getByRole('button', { name: 'Mesa 7', expanded: true }));

  expect(fila(7).getByText('Factura, por favor')).toBeVisible();
  expect(fila(7).getByText(/^Pedido a las \d{2}:\d{2}$/)).toBeVisible();
});

it('says of a closed mesa what is ready while the rest is not begun', () => {
  render(<TableroActivos />);
  const bebida = buildTicket({ createdAt: at(2), tipoPedido: 'bebida', lineas: ['listo'] });
  const comida = buildTicket({ createdAt: at(2), lineas: [buildLinea({ nombre: 'Pulpo' })] });
  show([build(1, 0), buildGrupo({ mesa: 7, pedidos: [comida, bebida] })]);

  expect(fila(7).getByText('Pendiente')).toBeVisible();
  expect(fila(7).getByText('Bebida').parentElement).toHaveTextContent('Bebida Listo');
});
